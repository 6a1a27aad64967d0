import * as t from "io-ts";
import { pointless } from "../item-score.model.ts";
import { itemType } from "../item-type.model.ts";
import { Done, prefills, text } from "./values.model.ts";

const Values = t.type({ form_id: text, prefilled_fields: prefills }, "JotformValues");

/** A Jotform form; done when submitted. */
export const jotformItem = itemType({
  type: "jotform",
  group: "dataCollection",
  values: Values,
  answer: Done,
  fields: { form_id: "text", prefilled_fields: "prefills" },
  required: ["form_id"],
  score: (_, { done }) => pointless(done),
  gates: () => true,
  shown: (values) => values,
});
