/** First letters of the first and the last word, two at most. */
export const initials = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => word !== "");
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => Array.from(word ?? "")[0]?.toLocaleUpperCase() ?? "").join("");
};

export const avatarColours = 8;

/** One of the eight avatar colours, always the same for the same id. */
export const avatarColour = (id: string): number =>
  (Array.from(id).reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7) % avatarColours) + 1;
