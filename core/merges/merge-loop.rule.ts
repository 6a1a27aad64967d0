import { makesLoop } from "../contacts/relation-loop.rule.ts";

/** Two contacts who become one. */
export type Joined = { readonly kept: number; readonly other: number };

/** A relation of a merged contact: nobody is related to themselves, so neither of the two is named. */
export const namedByBoth = (value: unknown, { kept, other }: Joined): unknown => {
  if (!Array.isArray(value)) return value;
  const others = value.filter((id: unknown) => Number(id) !== kept && Number(id) !== other);
  return others.length === value.length ? value : others;
};

/**
 * Whether a relation of a merged contact would lead back to it: whoever names either of the two names that contact.
 * @param relatedTo whom somebody names in that relation
 */
export const mergeLeadsBack = ({ kept, other }: Joined, value: unknown, relatedTo: (id: number) => readonly number[]): boolean =>
  makesLoop(kept, Array.isArray(value) ? value.map(Number) : [], (id) => (id === other ? [kept] : relatedTo(id)));
