import * as t from "io-ts";
import { pointless } from "../item-score.model.ts";
import { itemType } from "../item-type.model.ts";
import { contactField, Entered, isFilledIn, off, text } from "./values.model.ts";

const Values = t.type({ question: text, contact_field: contactField, hide_value: off, skip_already_set: off }, "ContactUpdateValues");

/** A question whose answer is stored in a field of the contact; done when it is filled. */
export const contactUpdateItem = itemType({
  type: "contact_update",
  group: "dataCollection",
  values: Values,
  answer: Entered,
  fields: { question: "html", contact_field: "contact-field", hide_value: "switch", skip_already_set: "switch" },
  required: ["contact_field"],
  score: ({ contact_field }, { values }) => pointless(isFilledIn(contact_field, values)),
  offers: ({ contact_field }, { values }) => Object.keys(values).every((field) => field === contact_field),
  gates: () => true,
  shown: (values) => values,
});
