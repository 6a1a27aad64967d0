import type { BulkAction, BulkDo } from "./bulk-action.model.ts";

/** The text that names the action in a job: its keyword, and the label of its field. */
export const bulkSubject = ({ action, about }: { readonly action: Pick<BulkAction, "do">; readonly about: string }): string =>
  `${action.do}|${about}`;

export const splitSubject = (subject: string): { readonly word: string; readonly about: string } => {
  const at = subject.indexOf("|");
  return at < 0 ? { word: subject, about: "" } : { word: subject.slice(0, at), about: subject.slice(at + 1) };
};

/** The keywords only, so that callers that only name actions do not import their implementation. */
const words: Readonly<Record<BulkDo, true>> = {
  set: true,
  add: true,
  remove: true,
  clear: true,
  archive: true,
  unarchive: true,
  delete: true,
  restore: true,
  block: true,
  unblock: true,
};
const isWord = (word: string): word is BulkDo => Object.hasOwn(words, word);

/** The action of a keyword; `set` for an unknown one. */
export const bulkKindOf = (word: string): BulkDo => (isWord(word) ? word : "set");
