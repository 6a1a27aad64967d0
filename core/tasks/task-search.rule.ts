import { folded } from "../kernel/folded.ts";

/** Whether name and body of a task contain all words; case and accents are ignored. */
export const matchesTaskSearch = ({ name, body }: { readonly name: string; readonly body: string }, words: readonly string[]): boolean => {
  const text = folded(`${name} ${body}`);
  return words.every((word) => text.includes(folded(word)));
};
