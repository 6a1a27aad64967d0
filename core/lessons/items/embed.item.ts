import * as t from "io-ts";
import { pointless } from "../item-score.model.ts";
import { itemType } from "../item-type.model.ts";
import { Shown, text } from "./values.model.ts";

const Values = t.type({ url: text }, "EmbedValues");

/** An embedded page; done when shown. */
export const embedItem = itemType({
  type: "embed",
  group: "presentation",
  values: Values,
  answer: Shown,
  fields: { url: "url" },
  required: ["url"],
  score: () => pointless(true),
  gates: () => false,
  shown: (values) => values,
});
