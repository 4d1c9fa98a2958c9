/** Pictures that explain the rules of RISK Transformers. */

export { examplesOf } from "./data";
export { default as Picture } from "./Picture.svelte";
