import * as t from "io-ts";
import { textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { orDefault } from "../kernel/or-default.ts";

/** The longest search for contacts. */
export const longestSearch = 200;

/** Which contacts are meant: those with the words, in force or archived, whom a filter document takes; `filters` null takes everybody. */
export const ContactFind = exactly(
  "ContactFind",
  { search: orDefault(textUpTo(longestSearch), ""), archived: orDefault(t.boolean, false), filters: t.unknown },
  {},
);
export type ContactFind = t.TypeOf<typeof ContactFind>;

/** Every contact in force. */
export const allContacts: ContactFind = { search: "", archived: false, filters: null };
