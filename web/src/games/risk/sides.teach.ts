/** Who one is in a lesson of RISK: a Decepticon, who begins, or the Autobots. */

export const sides = { "": { autobots: "last" }, autobots: { autobots: "first" } };
