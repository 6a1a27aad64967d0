import * as t from "io-ts";

/** How many people are suggested. */
export const mostSuggested = 25;

/** A contact in a word, as where it is chosen or named. `info`: the first email or mobile, which tells people of one name apart. */
export const NamedContact = t.intersection(
  [t.type({ con_id: t.number, name: t.string, photo: t.union([t.string, t.null]) }), t.partial({ info: t.string })],
  "NamedContact",
);
export type NamedContact = t.TypeOf<typeof NamedContact>;

/** Whose names are asked for: those with the words in their names, emails or mobiles, or those of some numbers. */
export type NamesQuery = { readonly search: string } | { readonly ids: readonly number[] };
