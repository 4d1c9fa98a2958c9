/** Gives the lesson of a game at a table: listens to the story and to what is asked, and says one thing at a time. */

import type { Args } from "../kit/words";
import type { TableCtrl } from "../table/ctrl.svelte";
import type { Told } from "../table/story";
import { stepAt, topicsOf, type Lesson, type Moment, type Step } from "./lesson";
import { keepLesson, type Progress } from "./progress";

/** A step with what its words need. */
export interface Spoken {
  readonly step: Step;
  readonly args: Args;
}

export class Teacher {
  /** What is said about what happened, the oldest first. */
  private heard: readonly Spoken[] = $state.raw([]);
  /** What is said about the question that is open. */
  private question: (Spoken & { readonly decision: number }) | null = $state.raw(null);
  /** Whether the learner has put that away. */
  private closed = $state(false);
  private shown: ReadonlySet<string> = $state.raw(new Set());
  over = $state(false);

  constructor(
    private readonly ctrl: TableCtrl,
    private readonly lesson: Lesson,
    private readonly kept: Progress,
  ) {
    this.shown = new Set(kept.shown);
  }

  /** What is said now; null for nothing. */
  readonly now: Spoken | null = $derived.by(() => {
    if (this.over) return null;
    const asked = this.question && this.ctrl.mine && !this.closed ? this.question : null;
    return this.heard[0] ?? asked;
  });

  /** How many topics have come up, with the one that is shown; not those that wait behind it. */
  readonly come: number = $derived.by(() => {
    const waiting = new Set(this.heard.slice(1).map(({ step }) => step.id));
    const past = [...this.shown].filter((id) => !waiting.has(id));
    return topicsOf(this.lesson, new Set([...past, this.now?.step.id ?? ""])).length;
  });

  get topics(): number {
    return this.lesson.topics.length;
  }

  /** Something is told: the game stands still where it is explained. What is skipped is explained when it comes again. */
  readonly hear = (told: Told): void => {
    if (this.ctrl.clock.skipping || this.ctrl.seat < 0) return;
    const moment = this.moment(told);
    const step = this.over ? undefined : stepAt(this.lesson, moment, this.shown);
    if (!step || step.until === "act") return;
    this.heard = [...this.heard.filter((spoken) => spoken.step.until === "read"), { step, args: step.args?.(moment) ?? {} }];
    this.note(step.id);
    if (step.until === "read") this.ctrl.clock.hold();
  };

  /** The learner wants to see the end at once: old explanations would only hold up the game. */
  readonly skipped = (): void => {
    this.heard = [];
    this.finishIfTaught();
  };

  /** A question is open, or was answered. */
  ask(decision: number, mine: boolean): void {
    if (this.question && this.question.decision !== decision) {
      this.note(this.question.step.id);
      this.question = null;
    }
    if (!mine || this.question) return;
    const moment = this.moment(null);
    const step = this.over ? undefined : stepAt(this.lesson, moment, this.shown);
    this.heard = this.heard.filter((spoken) => spoken.step.until === "read");
    this.closed = false;
    if (step?.until === "act") this.question = { step, decision, args: step.args?.(moment) ?? {} };
  }

  /** An action was sent: what was said about the past is past. */
  acted(): void {
    this.heard = [];
    if (this.question) this.note(this.question.step.id);
    this.ctrl.clock.release();
    this.finishIfTaught();
  }

  /** The learner has read what is shown. */
  goOn(): void {
    if (this.heard.length > 0) this.heard = this.heard.slice(1);
    else this.closed = true;
    if (!this.heard.some((spoken) => spoken.step.until === "read")) this.ctrl.clock.release();
    if (this.closed && this.question) this.note(this.question.step.id);
    this.finishIfTaught();
  }

  /** The learner needs no lesson, or has had it. */
  stop(): void {
    this.over = true;
    this.ctrl.clock.release();
    this.keep();
  }

  private finishIfTaught(): void {
    if (!this.now && topicsOf(this.lesson, this.shown).length === this.topics) this.stop();
  }

  private moment(told: Told | null): Moment {
    const seen = new Set(topicsOf(this.lesson, this.shown));
    return { seat: this.ctrl.seat, told, view: this.ctrl.state.now?.view ?? null, seen };
  }

  private note(id: string): void {
    this.shown = new Set([...this.shown, id]);
    this.keep();
  }

  private keep(): void {
    keepLesson({ ...this.kept, shown: [...this.shown], over: this.over });
  }
}
