/** Media queries about the device in front of a table. */

/** Screens on which log and rules are always in sight. */
export const WIDE = "(min-width: 1021px)";

/** Fingers alone: nobody types or presses keys there. */
export const TOUCH = "(hover: none) and (pointer: coarse)";
