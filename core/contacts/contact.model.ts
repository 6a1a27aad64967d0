import * as t from "io-ts";
import { withGuard } from "../kernel/guard/written-guard.ts";
import { pageOf } from "../kernel/page.ts";
import { writtenCodecs } from "./contact-field-codecs.ts";
import { isContact } from "./contact-guard.ts";

/** A person the organisation knows. `id` is `con_id` as text; custom values stand in `fields` by the key of their field; `blocked`: what they send is ignored and nothing is sent to them; `version` goes up with every change. */
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

/** A page of contacts. `at_least` says that there are more than `count`: counting of a search stops somewhere; `unsorted` that there are too many to be put in order by an own field, so that they come by name. */
export const ContactPage = t.intersection([pageOf(Contact), t.partial({ at_least: t.boolean, unsorted: t.boolean })], "ContactPage");
export type ContactPage = t.TypeOf<typeof ContactPage>;
