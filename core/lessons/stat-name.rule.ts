import { identifier } from "../validation/identifier.rule.ts";

/** The format of a stats tracker's question name: a letter, then letters, digits and underscores, 30 characters in all. */
const isStatName = (name: string): boolean => /^[a-z][a-z0-9_]{0,29}$/.test(name);

/**
 * The name of a stat as it is stored.
 * @returns null when the text does not give a single short word that begins with a letter
 */
export const statName = (text: string): string | null => {
  const name = identifier(text.trim());
  return isStatName(name) ? name : null;
};
