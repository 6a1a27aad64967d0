import * as t from "io-ts";
import { orDefault } from "../../kernel/or-default.ts";
import { pointless } from "../item-score.model.ts";
import { itemType } from "../item-type.model.ts";
import { contactField, Entered, isFilledIn, off } from "./values.model.ts";

const Update = t.type({ contact_field: contactField, hide_value: off, skip_already_set: off, required: off }, "ContactFieldUpdate");
const Values = t.type({ fields: orDefault(t.readonlyArray(Update), []) }, "ContactUpdatesValues");

/** Several fields of the contact at once; done when the required ones are filled. */
export const contactUpdatesItem = itemType({
  type: "contact_updates",
  group: "dataCollection",
  values: Values,
  answer: Entered,
  fields: { fields: "contact-fields" },
  required: ["fields"],
  score: ({ fields }, { values }) =>
    pointless(fields.every(({ required, contact_field }) => !required || isFilledIn(contact_field, values))),
  offers: ({ fields }, { values }) => Object.keys(values).every((field) => fields.some(({ contact_field }) => contact_field === field)),
  gates: ({ fields }) => fields.some(({ required }) => required),
  shown: (values) => values,
});
