import * as t from "io-ts";
import { pointless } from "../item-score.model.ts";
import { itemType } from "../item-type.model.ts";
import { Done, prefills, text } from "./values.model.ts";

const Values = t.type(
  { calendly_url: text, toggle_text: text, success_text: text, skip_text: text, prefill_fields: prefills },
  "CalendlyValues",
);

/** An appointment to book with Calendly; done when booked or skipped. */
export const calendlyItem = itemType({
  type: "calendly",
  group: "scheduling",
  values: Values,
  answer: Done,
  fields: { calendly_url: "url", toggle_text: "text", success_text: "text", skip_text: "text", prefill_fields: "prefills" },
  required: ["calendly_url"],
  score: (_, { done }) => pointless(done),
  gates: () => true,
  shown: (values) => values,
});
