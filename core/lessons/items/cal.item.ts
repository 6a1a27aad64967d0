import * as t from "io-ts";
import { pointless } from "../item-score.model.ts";
import { itemType } from "../item-type.model.ts";
import { Booked, contactField, prefills, text } from "./values.model.ts";

const Values = t.type({ url: text, prefill_fields: prefills, contact_field: contactField }, "CalValues");

/** An appointment to book with Cal; done when booked. The booked time is written to a time field of the contact. */
export const calItem = itemType({
  type: "cal",
  group: "scheduling",
  values: Values,
  answer: Booked,
  fields: { url: "url", prefill_fields: "prefills", contact_field: "contact-field" },
  required: ["url"],
  score: (_, { done }) => pointless(done),
  gates: () => true,
  shown: (values) => values,
});
