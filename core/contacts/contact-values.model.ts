import * as t from "io-ts";
import { intBetween } from "../kernel/bounded.ts";
import { CreateKey } from "../kernel/create-key.ts";
import { exactly } from "../kernel/exactly.ts";
import { sentCodecs } from "./contact-field-codecs.model.ts";
import type { WrittenValues } from "./contact-fields.model.ts";
import type { Contact } from "./contact.model.ts";

const mostCustomValues = 500;
const mostVersions = 2_147_483_647;

const values = {
  ...sentCodecs,
  fields: t.refinement(
    t.record(t.string, t.unknown),
    (custom) => Object.keys(custom).length <= mostCustomValues,
    `at most ${mostCustomValues} fields`,
  ),
};

/** Editable values of a contact; omitted ones are unchanged. `fields`: custom fields by key, null clears one. */
export type ContactValues = Partial<WrittenValues & Pick<Contact, "fields">>;

/** A contact to create. `key`: idempotency key. */
export const NewContact = exactly("NewContact", {}, { ...values, key: CreateKey });
export type NewContact = t.TypeOf<typeof NewContact>;

/** A change to a contact. `version` is the one that the change is based on. */
export const ContactChange = exactly("ContactChange", { version: intBetween(1, mostVersions) }, values);
export type ContactChange = ContactValues & { readonly version: number };
