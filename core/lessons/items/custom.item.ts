import * as t from "io-ts";
import { orNull } from "../../kernel/or-null.ts";
import { itemType } from "../item-type.model.ts";
import { off, text } from "./values.model.ts";

const Values = t.type({ url: text, can_advance: off }, "CustomValues");
const Completion = t.type({ done: off, points: orNull(t.number) }, "Completion");

/** Maximum points that a custom page may award. */
const most = 1200;

/** The author's own page, which reports when it is done and the points earned. */
export const customItem = itemType({
  type: "custom",
  group: "other",
  values: Values,
  answer: Completion,
  fields: { url: "url", can_advance: "switch" },
  required: ["url"],
  score: (_, { done, points }) => ({
    points: done ? Math.min(most, Math.max(0, points ?? 0)) : 0,
    correct: null,
    completed: done,
    final: done,
  }),
  settled: (_, { best }) => best > 0,
  gates: ({ can_advance }) => !can_advance,
  shown: (values) => values,
});
