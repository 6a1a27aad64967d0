import * as t from "io-ts";
import { pointless } from "../item-score.model.ts";
import { itemType } from "../item-type.model.ts";
import { off, text } from "./values.model.ts";

const Values = t.type({ title: text, scorm: text, must_pass: off }, "ScormValues");
const Outcome = t.type({ status: text }, "ScormOutcome");

/** A SCORM package: done when completed or passed, or only when passed if the author requires it. */
export const scormItem = itemType({
  type: "scorm",
  group: "other",
  values: Values,
  answer: Outcome,
  fields: { title: "text", scorm: "package", must_pass: "switch" },
  required: ["scorm"],
  score: ({ must_pass }, { status }) => pointless(status === "passed" || (status === "completed" && !must_pass)),
  gates: () => true,
  shown: (values) => values,
});
