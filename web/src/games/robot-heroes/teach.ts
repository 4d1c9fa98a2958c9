/** What Robot Heroes teaches during a first game: each step comes when the game gets there, in whatever order it does. */

import type { Lesson, Moment } from "../../teach/lesson";
import type { Told } from "../../table/story";
import type { RobotHeroesView } from "./types.gen";

type When = (moment: Moment) => boolean;

function viewOf({ view }: Moment): RobotHeroesView | null {
  return view as RobotHeroesView | null;
}

/** Something is asked of the learner in this phase. */
function asked(phase: string): When {
  return (moment) => moment.told === null && viewOf(moment)?.phase === phase;
}

/** Something happened. */
function told(type: string, fits: (told: Told, moment: Moment) => boolean = () => true): When {
  return (moment) => moment.told?.type === type && fits(moment.told, moment);
}

const toLearner = (event: Told, { seat }: Moment): boolean => event["seat"] === seat;
const toOther = (event: Told, { seat }: Moment): boolean => event["seat"] !== seat;

/** The learner may land where a battle begins. */
function battleNear(moment: Moment): boolean {
  const effects = viewOf(moment)?.landings.map(({ effect }) => effect) ?? [];
  return asked("move")(moment) && effects.some((effect) => effect === "battle" || effect === "opponent");
}

/** Once a piece is broken and the learner knows how a turn begins. */
const knows = (when: When): When => (moment) => ["damage", "roll"].every((topic) => moment.seen.has(topic)) && when(moment);

export const lesson: Lesson = {
  topics: ["hero", "roll", "move", "card", "duel", "flip", "damage", "goal"],
  keep: ["act", "status", "heroes", "roll", "dice", "landing", "label", "pawn", "own-hero", "duel", "caption", "note", "card"],
  steps: [
    { id: "hero", topic: "hero", when: asked("take"), at: ["heroes"], until: "act" },
    {
      id: "hero-other",
      topic: "hero",
      when: told("hero-taken", toLearner),
      at: ["own-hero"],
      until: "read",
      args: ({ told: event }) => ({ character: String(event?.["character"] ?? "") }),
    },
    { id: "goal", topic: "goal", when: knows(asked("roll")), at: ["other-hero"], less: ["card"], until: "act" },
    { id: "roll", topic: "roll", when: asked("roll"), at: ["roll", "act"], less: ["card"], until: "act" },
    { id: "move", topic: "move", when: asked("move"), at: ["landing"], less: ["card", "own-hero"], until: "act" },
    { id: "seek", topic: "", when: (moment) => !moment.seen.has("duel") && battleNear(moment), at: ["landing"], less: ["card", "own-hero"], until: "act" },
    { id: "discard", topic: "", when: asked("discard"), at: ["card"], together: true, less: ["own-hero"], until: "act" },
    { id: "boost", topic: "", when: asked("boost"), at: ["card"], together: true, less: ["own-hero"], until: "act" },
    { id: "card", topic: "card", when: told("card-drawn", toLearner), at: ["card"], together: true, less: ["own-hero"], until: "read" },
    { id: "other", topic: "", when: told("turn-began", toOther), at: ["other-hero"], less: ["card"], until: "watch" },
    { id: "duel", topic: "duel", when: asked("duel"), at: ["card"], together: true, less: ["own-hero"], until: "act" },
    { id: "die", topic: "", when: told("rolled", (event) => event["purpose"] === "card"), at: ["duel"], less: ["card"], until: "read" },
    { id: "tie", topic: "", when: told("battle-tied"), at: ["duel"], less: ["card"], until: "read" },
    { id: "flip", topic: "flip", when: told("battle-won"), at: ["duel"], less: ["card"], until: "read" },
    { id: "damage", topic: "damage", when: told("piece-damaged", toOther), at: ["other-hero"], less: ["card"], until: "read" },
    { id: "damage-own", topic: "damage", when: told("piece-damaged", toLearner), at: ["own-hero"], less: ["card"], until: "read" },
  ],
};
