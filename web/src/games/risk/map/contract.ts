/** What the map and the list of territories show, and what they tell of. They hold no rules: what can be picked is said to them. */

import type { Say } from "../../../kit/words.svelte";
import type { RiskView } from "../types.gen";

/** The name of a territory, as the view has it. */
export type Name = string;

/** Units that go somewhere, or would. */
export interface Arrow {
  /** Empty for new units: they come from the nearest starting point. */
  readonly from: Name;
  readonly to: Name;
  /** How many go; 0 while that is not said yet. */
  readonly count: number;
  /** "wrong" for what is not allowed, in pictures of rules. */
  readonly kind: "attack" | "move" | "wrong";
  /** Whether it is only planned: it waits for the person. */
  readonly planned?: boolean;
}

/** How numbers would change by what is planned and not confirmed. */
export interface Ghost {
  readonly name: Name;
  /** Transformers more, or fewer. */
  readonly units: number;
  readonly humans?: number;
}

/** What has just happened, or happens, in a territory. */
export type Happening = "battle" | "conquered" | "fresh" | "moved";

export interface MapProps {
  readonly say: Say;
  readonly view: RiskView;
  /** Territories that can be picked now. */
  readonly targets: readonly Name[];
  /** The territory that is chosen or looked at, or empty. */
  readonly selected: Name;
  readonly arrows?: readonly Arrow[];
  readonly ghosts?: readonly Ghost[];
  readonly marked?: Readonly<Record<Name, Happening>>;
  /** What picking a target means, for those who hear the map: "can be attacked". */
  readonly hint?: (name: Name) => string;
  /** A territory was tapped, whether or not it is a target; for the open sea the empty name. */
  readonly onpick: (name: Name) => void;
  /** What is put together with a territory is confirmed by the Enter key there; whether there was anything. */
  readonly onconfirm?: (name: Name) => boolean;
  /** The territory under pointer or focus; empty when there is none any more. */
  readonly onhover?: (name: Name) => void;
}
