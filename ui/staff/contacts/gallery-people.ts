import { emptyWrittenValues } from "../../../core/contacts/contact-field-kinds.rule.ts";
import type { Contact } from "../../../core/contacts/contact.model.ts";

/** The current time in the gallery, in epoch seconds. */
export const now = 1_782_907_200;
const day = 86_400;

/** Sample contacts. */
export const people: readonly Contact[] = [
  {
    first_name: "Ada",
    last_name: "Osei",
    email: ["ada.osei@mail.example", "ada@work.example"],
    mobile: ["+12125550101"],
    tags: ["vip", "team lead", "webinar"],
  },
  { first_name: "José", last_name: "Álvarez", email: [], mobile: ["+447911123456"], tags: [] },
  {
    first_name: "",
    last_name: "",
    email: ["somebody.with.a.very.long.address@department.of.long.names.example"],
    mobile: [],
    tags: ["lead"],
  },
].map((person, index) => ({
  ...emptyWrittenValues,
  ...person,
  id: String(index + 1),
  con_id: index + 1,
  name: `${person.first_name} ${person.last_name}`.trim() || (person.email[0] ?? ""),
  photo: null,
  archived: false,
  blocked: false,
  fields: {},
  version: 1,
  created_at: now - (index + 1) * 40 * day,
  updated_at: now - index * 3 * day,
}));
