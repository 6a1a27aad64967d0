import * as t from "io-ts";
import { intBetween, listUpTo, textUpTo } from "../kernel/bounded.ts";
import { CreateKey } from "../kernel/create-key.ts";
import { exactly } from "../kernel/exactly.ts";
import { longestEmail } from "../validation/email.rule.ts";
import { mostAddresses } from "./contact-lists.rule.ts";
import type { Contact } from "./contact.model.ts";
import { longestTag } from "./tag-normalize.rule.ts";

export const longestName = 100;
const longestMobile = 40;
export const mostTags = 100;
const mostCustomValues = 500;
const mostVersions = 2_147_483_647;

const values = {
  first_name: textUpTo(longestName),
  last_name: textUpTo(longestName),
  email: listUpTo(textUpTo(longestEmail), mostAddresses),
  mobile: listUpTo(textUpTo(longestMobile), mostAddresses),
  tags: listUpTo(textUpTo(longestTag * 2), mostTags),
  fields: t.refinement(t.record(t.string, t.unknown), (custom) => Object.keys(custom).length <= mostCustomValues, `at most ${mostCustomValues} fields`),
};

/** What people may write of a contact; what is not named stays as it is. `fields`: own fields of the organisation by their key, null empties one. */
export type ContactValues = Partial<Pick<Contact, "first_name" | "last_name" | "email" | "mobile" | "tags" | "fields">>;

/** A contact to be made. `key` names the attempt: sent twice, it makes one contact. */
export const NewContact = exactly("NewContact", {}, { ...values, key: CreateKey });
export type NewContact = t.TypeOf<typeof NewContact>;

/** A change to a contact. `version` is the one that the change was made on. */
export const ContactChange = exactly("ContactChange", { version: intBetween(1, mostVersions) }, values);
export type ContactChange = ContactValues & { readonly version: number };
