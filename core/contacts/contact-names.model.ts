import * as t from "io-ts";

/** Maximum number of suggested contacts. */
export const mostSuggested = 25;

/** A contact in short, for selection and mentions. `info`: the first email or mobile, which distinguishes contacts of the same name. */
export const NamedContact = t.intersection(
  [t.type({ con_id: t.number, name: t.string, photo: t.union([t.string, t.null]) }), t.partial({ info: t.string })],
  "NamedContact",
);
export type NamedContact = t.TypeOf<typeof NamedContact>;

/** The requested names: of contacts whose name, email or mobile matches a search, or of given numbers. */
export type NamesQuery = { readonly search: string } | { readonly ids: readonly number[] };
