import * as t from "io-ts";
import { pointless } from "../item-score.model.ts";
import { itemType } from "../item-type.model.ts";
import { off, Shown, text } from "./values.model.ts";

const Values = t.type({ body: text, standalone: off }, "RichTextValues");

/** Text with pictures; done when shown. */
export const richTextItem = itemType({
  type: "rich_text",
  group: "presentation",
  values: Values,
  answer: Shown,
  fields: { body: "html", standalone: "switch" },
  required: ["body"],
  score: () => pointless(true),
  gates: () => false,
  shown: (values) => values,
});
