/** What a received text asks for with a single word: no more texts, texts again, or an explanation. */
export type TextWord = "stop" | "start" | "help";

const words: ReadonlyMap<string, TextWord> = new Map([
  ...["STOP", "STOPALL", "UNSUBSCRIBE", "CANCEL", "END", "QUIT"].map((word): [string, TextWord] => [word, "stop"]),
  ...["START", "YES", "UNSTOP"].map((word): [string, TextWord] => [word, "start"]),
  ["HELP", "help"],
]);

/** Longer texts are no word, however they are spaced. */
const longest = 40;
const unread = /[^\p{L}\p{N}]/gu;

/** The word that a text is as a whole, whatever its case, blanks and punctuation; null for any other text. */
export const textWord = (body: string): TextWord | null => {
  const text = body.trim();
  return text.length > longest ? null : (words.get(text.replace(unread, "").toUpperCase()) ?? null);
};
