import { makesLoop } from "../contacts/relation-loop.rule.ts";

/** The ids of two merged contacts. */
export type Joined = { readonly kept: number; readonly other: number };

/** A relation of a merged contact without the two contacts themselves, since a contact is never related to itself. */
export const namedByBoth = (value: unknown, { kept, other }: Joined): unknown => {
  if (!Array.isArray(value)) return value;
  const others = value.filter((id: unknown) => Number(id) !== kept && Number(id) !== other);
  return others.length === value.length ? value : others;
};

/**
 * Whether a relation of a merged contact would create a cycle; references to either contact become references to the merged one.
 * @param relatedTo ids that a contact names in that relation
 */
export const mergeLeadsBack = ({ kept, other }: Joined, value: unknown, relatedTo: (id: number) => readonly number[]): boolean =>
  makesLoop(kept, Array.isArray(value) ? value.map(Number) : [], (id) => (id === other ? [kept] : relatedTo(id)));
