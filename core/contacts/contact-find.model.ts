import * as t from "io-ts";
import { textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { orDefault } from "../kernel/or-default.ts";

/** Maximum characters of a contact search. */
export const longestSearch = 200;

/** A selection of contacts: by search words, active or archived, and filter document; `filters` null matches all. */
export const ContactFind = exactly(
  "ContactFind",
  { search: orDefault(textUpTo(longestSearch), ""), archived: orDefault(t.boolean, false), filters: t.unknown },
  {},
);
export type ContactFind = t.TypeOf<typeof ContactFind>;

/** All active contacts. */
export const allContacts: ContactFind = { search: "", archived: false, filters: null };
