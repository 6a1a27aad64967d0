/** First letters of the first and the last word, two at most. */
export const initials = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => word !== "");
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => Array.from(word ?? "")[0]?.toLocaleUpperCase() ?? "").join("");
};
