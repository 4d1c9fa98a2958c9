/** What lies in front of a page. */

/** Whether something does: then all keys are its own, wherever the focus is. */
export function modal(): boolean {
  return document.querySelector("dialog:modal") !== null;
}
