import * as t from "io-ts";
import { pointless } from "../item-score.model.ts";
import { itemType } from "../item-type.model.ts";
import { Done, off, prefills, text } from "./values.model.ts";

const Values = t.type(
  { form_id: text, toggle_text: text, success_text: text, can_advance: off, hidden_fields: prefills },
  "TypeformValues",
);

/** A Typeform form; done when submitted. */
export const typeformItem = itemType({
  type: "typeform",
  group: "dataCollection",
  values: Values,
  answer: Done,
  fields: { form_id: "text", toggle_text: "text", success_text: "text", can_advance: "switch", hidden_fields: "prefills" },
  required: ["form_id"],
  score: (_, { done }) => pointless(done),
  gates: ({ can_advance }) => !can_advance,
  shown: (values) => values,
});
