/** The contacts that a relation names, in order. */
const namedIn = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number).filter(Number.isSafeInteger) : []);

/**
 * The relation of a contact after a move: the new parent replaces the old one in first place, the others follow; empty at the top. Null
 * where the contact is no longer under the parent that the user saw.
 * @param seen parent that the user saw, null at the top
 * @param to new parent, null for the top
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
