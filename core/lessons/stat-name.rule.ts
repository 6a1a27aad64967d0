import { identifier } from "../validation/identifier.rule.ts";

/** What a question of a stats tracker may be called: a letter, then letters, digits and underscores, 30 in all. */
const isStatName = (name: string): boolean => /^[a-z][a-z0-9_]{0,29}$/.test(name);

/**
 * The name of a stat as it is kept.
 * @returns null when the text makes no short single word that begins with a letter
 */
export const statName = (text: string): string | null => {
  const name = identifier(text.trim());
  return isStatName(name) ? name : null;
};
