import * as t from "io-ts";
import { withGuard } from "../kernel/guard/written-guard.ts";
import { pageOf } from "../kernel/page.ts";
import { writtenCodecs } from "./contact-field-codecs.model.ts";
import { isContact } from "./contact-guard.ts";

/**
 * A contact of the organisation. `id` is `con_id` as text; `fields` holds custom values by field key; `blocked`: messages from and to the
 * contact are dropped; `version` increases with every change.
 */
export const Contact = withGuard(
  t.type(
    {
      id: t.string,
      con_id: t.number,
      name: t.string,
      ...writtenCodecs,
      photo: t.union([t.string, t.null]),
      archived: t.boolean,
      blocked: t.boolean,
      fields: t.record(t.string, t.unknown),
      version: t.number,
      created_at: t.number,
      updated_at: t.number,
    },
    "Contact",
  ),
  isContact,
);
export type Contact = t.TypeOf<typeof Contact>;

/**
 * A page of contacts. `at_least`: there are more than `count`, as counting a search stops at a limit; `unsorted`: there are too many to
 * sort by a custom field, so they are sorted by name.
 */
export const ContactPage = t.intersection([pageOf(Contact), t.partial({ at_least: t.boolean, unsorted: t.boolean })], "ContactPage");
export type ContactPage = t.TypeOf<typeof ContactPage>;
