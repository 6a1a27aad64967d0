/** A text as an identifier: every character except A–Z, a–z and 0–9 becomes an underscore, then lower case. */
export const identifier = (text: string): string => text.replace(/[^A-Za-z0-9]/gu, "_").toLowerCase();

/** The identifier, with the first free suffix from `_2` on when it is taken; null when nothing is left of the text. */
export const freeIdentifier = (text: string, taken: ReadonlySet<string>): string | null => {
  const wanted = identifier(text.trim());
  if (wanted === "") return null;
  let candidate = wanted;
  for (let suffix = 2; taken.has(candidate); suffix += 1) candidate = `${wanted}_${suffix}`;
  return candidate;
};
