/** Characters that a password needs beyond a word that others try first. */
const ownCharacters = 6;
const shortestWord = 4;
const shortestOwnWord = 3;

/** Why a password is guessed early. */
export type Guessable = "common" | "own";

/** What is said of a password that is guessed early. */
export const guessableRefusals: Readonly<Record<Guessable, string>> = {
  common: "This password is too easy to guess: it is one of those that are tried first, or one of them with a few characters more.",
  own: "This password is too easy to guess: it is your name, email or organisation, with a few characters more.",
};

/** Small letters, also with the signs that people write for letters read as those. */
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

/** Both sides of an email, without the end of its domain; any other text as it is. */
const sidesOf = (text: string): readonly string[] => (text.includes("@") ? text.replace(/\.[^.@]*$/, "").split("@") : [text]);

/** The words of what a person is called: names, both sides of an email, an organisation, each also written as one word. */
export const ownWords = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap(sidesOf).flatMap((text) => {
      const words = text.toLowerCase().split(/[^\p{L}\p{Nd}]+/u);
      return [...words, words.join("")].filter((word) => Array.from(word).length >= shortestOwnWord);
    }),
  );

/** Whether a text holds one of the words and fewer than six characters more. */
const isMostly = (text: string, words: ReadonlySet<string>, shortest: number): boolean => {
  for (let length = Math.max(shortest, text.length - ownCharacters + 1); length <= text.length; length += 1)
    for (let start = 0; start + length <= text.length; start += 1) if (words.has(text.slice(start, start + length))) return true;
  return false;
};

/**
 * Whether a password is one of the common ones with fewer than six characters more.
 * @param common in small letters
 */
export const isCommonPassword = (password: string, common: ReadonlySet<string>): boolean =>
  readings(password).some((reading) => isMostly(reading, common, shortestWord));

/**
 * Whether a password is what its owner is called with fewer than six characters more.
 * @param texts names, email, organisation
 */
export const isOwnName = (password: string, texts: readonly string[]): boolean => {
  const words = ownWords(texts);
  return readings(password).some((reading) => isMostly(reading, words, shortestOwnWord));
};

/**
 * Why a password must not be used, or null.
 * @param texts what its owner is called
 * @param common in small letters
 */
export const guessablePassword = (password: string, texts: readonly string[], common: ReadonlySet<string>): Guessable | null =>
  isCommonPassword(password, common) ? "common" : isOwnName(password, texts) ? "own" : null;
