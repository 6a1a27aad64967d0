/** Whom a relation names, in their order. */
const namedIn = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number).filter(Number.isSafeInteger) : []);

/**
 * What a relation names once somebody is moved: the new one first in place of the old one, the others after it; at the top nobody. Null where they no longer stand under the one they were seen under.
 * @param seen over whom they stood, null at the top
 * @param to under whom they shall stand, null for the top
 */
export const movedRelation = (
  value: unknown,
  seen: number | null,
  to: number | null,
): { readonly value: readonly number[] | null } | null => {
  const named = namedIn(value);
  if (seen !== null && named[0] !== seen) return null;
  return { value: to === null ? null : [to, ...named.slice(1).filter((id) => id !== to)] };
};
