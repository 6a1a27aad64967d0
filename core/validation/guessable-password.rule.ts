/** Minimum number of characters besides a guessable word. */
const ownCharacters = 6;
const shortestWord = 4;
const shortestOwnWord = 3;

/** Why a password is easy to guess. */
export type Guessable = "common" | "own";

/** Refusal messages about guessable passwords. */
export const guessableRefusals: Readonly<Record<Guessable, string>> = {
  common: "This password is too easy to guess: it is one of those that are tried first, or one of them with a few characters more.",
  own: "This password is too easy to guess: it is your name, email or organisation, with a few characters more.",
};

/** The text in lower case, as it is and with common substitutions (`@`, `4`, `3`, …) replaced by letters. */
const readings = (text: string): readonly string[] => {
  const small = text.toLowerCase();
  const letters = (one: string): string =>
    small
      .replaceAll(/[@4]/g, "a")
      .replaceAll("3", "e")
      .replaceAll("0", "o")
      .replaceAll(/[5$]/g, "s")
      .replaceAll("7", "t")
      .replaceAll(/[1!]/g, one);
  return [small, letters("i"), letters("l")];
};

/** Local part and domain of an email, without the top-level domain; any other text unchanged. */
const sidesOf = (text: string): readonly string[] => (text.includes("@") ? text.replace(/\.[^.@]*$/, "").split("@") : [text]);

/** The words of the owner's name, email and organisation, each text also joined into one word. */
export const ownWords = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap(sidesOf).flatMap((text) => {
      const words = text.toLowerCase().split(/[^\p{L}\p{Nd}]+/u);
      return [...words, words.join("")].filter((word) => Array.from(word).length >= shortestOwnWord);
    }),
  );

/** Whether a text contains one of the words and fewer than six other characters. */
const isMostly = (text: string, words: ReadonlySet<string>, shortest: number): boolean => {
  for (let length = Math.max(shortest, text.length - ownCharacters + 1); length <= text.length; length += 1)
    for (let start = 0; start + length <= text.length; start += 1) if (words.has(text.slice(start, start + length))) return true;
  return false;
};

/**
 * Whether a password is a common one with fewer than six other characters.
 * @param common in lower case
 */
export const isCommonPassword = (password: string, common: ReadonlySet<string>): boolean =>
  readings(password).some((reading) => isMostly(reading, common, shortestWord));

/**
 * Whether a password is the owner's name, email or organisation with fewer than six other characters.
 * @param texts names, email, organisation
 */
export const isOwnName = (password: string, texts: readonly string[]): boolean => {
  const words = ownWords(texts);
  return readings(password).some((reading) => isMostly(reading, words, shortestOwnWord));
};

/**
 * Why a password is refused, or null.
 * @param texts the owner's names, email and organisation
 * @param common in lower case
 */
export const guessablePassword = (password: string, texts: readonly string[], common: ReadonlySet<string>): Guessable | null =>
  isCommonPassword(password, common) ? "common" : isOwnName(password, texts) ? "own" : null;
