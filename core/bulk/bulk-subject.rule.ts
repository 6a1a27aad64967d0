import type { BulkAction, BulkDo } from "./bulk-action.model.ts";

/** What a job about an action is called where only text is kept: its word, and the label of its field. */
export const bulkSubject = ({ action, about }: { readonly action: Pick<BulkAction, "do">; readonly about: string }): string =>
  `${action.do}|${about}`;

export const splitSubject = (subject: string): { readonly word: string; readonly about: string } => {
  const at = subject.indexOf("|");
  return at < 0 ? { word: subject, about: "" } : { word: subject.slice(0, at), about: subject.slice(at + 1) };
};

/** The words alone, so that whoever only names actions need not carry what they do. */
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

/** The action that a word names; setting a field for one that is not known. */
export const bulkKindOf = (word: string): BulkDo => (isWord(word) ? word : "set");
