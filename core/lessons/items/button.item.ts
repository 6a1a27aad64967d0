import * as t from "io-ts";
import { pointless } from "../item-score.model.ts";
import { itemType } from "../item-type.model.ts";
import { Shown, text } from "./values.model.ts";

const Values = t.type({ cta: text, url: text, text }, "ButtonValues");

/** A link shown as a button; done when shown. */
export const buttonItem = itemType({
  type: "button",
  group: "presentation",
  values: Values,
  answer: Shown,
  fields: { cta: "text", url: "url", text: "long-text" },
  required: ["cta", "url"],
  score: () => pointless(true),
  gates: () => false,
  shown: (values) => values,
});
