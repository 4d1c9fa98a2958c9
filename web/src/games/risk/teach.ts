/** What RISK teaches during a first game, as a Decepticon or as the Autobots: each step comes when the game gets there. */

import type { Told } from "../../table/story";
import type { Lesson, Moment } from "../../teach/lesson";
import type { RiskView } from "./types.gen";

type When = (moment: Moment) => boolean;

function viewOf({ view }: Moment): RiskView | null {
  return view as RiskView | null;
}

/** Whether an army is commanded by the learner. */
function own(moment: Moment, army: unknown): boolean {
  return viewOf(moment)?.armies[Number(army)]?.seat === moment.seat;
}

/** Something is asked of the learner in this phase. */
function asked(phase: string, fits: (view: RiskView) => boolean = () => true): When {
  return (moment) => {
    const view = viewOf(moment);
    return moment.told === null && view?.phase === phase && fits(view);
  };
}

/** Something happened. */
function told(type: string, fits: (told: Told, moment: Moment) => boolean = () => true): When {
  return (moment) => moment.told?.type === type && fits(moment.told, moment);
}

const autobots = ({ army }: RiskView): boolean => army === 0;
const decepticons = ({ army }: RiskView): boolean => army > 0;
/** Whether somebody stands somewhere who did not come in this turn, and is not alone. */
const old = ({ army, territories }: RiskView): boolean => territories.some((one) => one.army === army && one.units - one.fresh > 0 && one.units + one.humans > 1);
const byLearner = (event: Told, moment: Moment): boolean => own(moment, event["army"]);
const byOther = (event: Told, moment: Moment): boolean => !own(moment, event["army"]);
const learnerTaken = (event: Told, { seat }: Moment): boolean => event["seat"] === seat;
const againstLearner = (event: Told, moment: Moment): boolean => own(moment, event["other"]);

export const lesson: Lesson = {
  topics: ["side", "meter", "place", "battle", "conquest", "attack", "stars", "move"],
  keep: ["act", "status", "target", "selected", "battle", "orders", "meter"],
  steps: [
    { id: "autobot", topic: "side", when: told("army-taken", (event, moment) => learnerTaken(event, moment) && event["army"] === 0), at: ["map"], less: ["target"], until: "read" },
    { id: "decepticon", topic: "side", when: told("army-taken", (event, moment) => learnerTaken(event, moment) && event["army"] !== 0), at: ["map"], less: ["target"], until: "read" },
    { id: "energon", topic: "meter", when: told("energon-laid"), at: ["meter"], until: "read" },
    { id: "exchange", topic: "", when: asked("exchange"), at: ["orders"], until: "act" },
    { id: "continents", topic: "", when: asked("reveal", ({ round }) => round > 1), at: ["continents"], until: "act" },
    { id: "power", topic: "", when: asked("reveal"), at: ["orders"], less: ["target"], until: "act" },
    { id: "centre", topic: "place", when: asked("place", autobots), at: ["target"], less: ["orders"], until: "act" },
    { id: "land", topic: "place", when: asked("place", decepticons), at: ["target"], less: ["orders"], until: "act" },
    { id: "roll", topic: "battle", when: asked("battle"), at: ["battle"], until: "act" },
    { id: "defend", topic: "battle", when: told("attacked", againstLearner), at: ["map"], less: ["target"], until: "read" },
    {
      id: "dice",
      topic: "",
      when: told("dice-rolled"),
      at: ["battle"],
      until: "read",
      args: ({ told: event }) => ({ attackers: Number(event?.["attackers"] ?? 0), defenders: Number(event?.["defenders"] ?? 0) }),
    },
    { id: "slaves", topic: "", when: told("slaves-taken", byLearner), at: ["armies"], until: "read" },
    { id: "taken", topic: "", when: told("slaves-taken", byOther), at: ["armies"], until: "read" },
    { id: "conquest", topic: "conquest", when: told("conquered", byLearner), at: ["map"], until: "read" },
    { id: "not-yet", topic: "", when: asked("attack", (view) => !old(view)), at: ["act"], until: "act" },
    { id: "attack", topic: "attack", when: asked("attack", old), at: ["map"], less: ["orders"], until: "act" },
    { id: "stars", topic: "stars", when: told("card-drawn", byLearner), at: ["armies"], until: "read" },
    { id: "each", topic: "move", when: asked("move", autobots), at: ["map"], less: ["orders"], until: "act" },
    { id: "group", topic: "move", when: asked("move", decepticons), at: ["map"], less: ["orders"], until: "act" },
    { id: "others", topic: "", when: told("turn-began", byOther), at: ["armies"], until: "watch" },
    { id: "round", topic: "", when: told("meter-moved", (event) => event["army"] === -1), at: ["meter"], until: "read" },
  ],
};
