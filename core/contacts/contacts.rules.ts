import * as t from "io-ts";
import { FieldType } from "../fields/field-type.model.ts";
import { Id } from "../kernel/id.ts";
import { orNull } from "../kernel/or-null.ts";
import type { AnyRule } from "../kernel/rule.ts";
import { rule } from "../kernel/rule.ts";
import { DuplicateFilter, contactDuplicates } from "./contact-duplicates.rule.ts";
import { ContactMerge, contactMerge } from "./contact-merge.rule.ts";
import { contactName } from "./contact-name.rule.ts";
import { contactPayload } from "./contact-payload.rule.ts";
import { SearchedContact, searchName } from "./search-name.rule.ts";
import { tagNormalize } from "./tag-normalize.rule.ts";

const OptionalText = orNull(t.string);
const Texts = orNull(t.readonlyArray(t.string));

/** The rules of contacts as the command line shows them. */
export const contactRules: readonly AnyRule[] = [
  rule({
    name: "tag-normalize",
    sentence: "A tag is stored in lower case, without leading #, with single spaces, in at most 50 characters.",
    input: t.type({ tag: OptionalText }, "TagNormalizeInput"),
    output: OptionalText,
    run: ({ tag }) => (tag === null ? null : tagNormalize(tag)),
  }),
  rule({
    name: "search-name",
    sentence: "A search text becomes an email, a mobile, or a first name and a last name split at the first space.",
    input: t.type({ text: t.string }, "SearchNameInput"),
    output: SearchedContact,
    run: ({ text }) => searchName(text),
  }),
  rule({
    name: "contact-payload",
    sentence: "Empty values are left out of what is sent; false and 0 are kept.",
    input: t.type({ values: t.UnknownRecord }, "ContactPayloadInput"),
    output: t.UnknownRecord,
    run: ({ values }) => contactPayload(values),
  }),
  rule({
    name: "contact-name",
    sentence: "A contact is called by its names, else its first email, else its first mobile, else its number.",
    input: t.type({ first_name: OptionalText, last_name: OptionalText, email: Texts, mobile: Texts, con_id: Id }, "ContactNameInput"),
    output: t.string,
    run: contactName,
  }),
  rule({
    name: "contact-duplicates",
    sentence: "Contacts with one of the entered mobiles or emails are found by one filter; nothing entered, no filter.",
    input: t.type({ email: Texts, mobile: Texts }, "ContactDuplicatesInput"),
    output: orNull(DuplicateFilter),
    run: ({ email, mobile }) => contactDuplicates({ email: email ?? [], mobile: mobile ?? [] }),
  }),
  rule({
    name: "contact-merge",
    sentence: "The kept contact's filled values win and lists are joined, the kept ones first.",
    input: t.type({ kept: t.UnknownRecord, other: t.UnknownRecord, fields: t.record(t.string, FieldType) }, "ContactMergeInput"),
    output: ContactMerge,
    run: ({ kept, other, fields }) => contactMerge(kept, other, fields),
  }),
];
