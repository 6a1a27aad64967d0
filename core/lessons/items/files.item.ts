import * as t from "io-ts";
import { orDefault } from "../../kernel/or-default.ts";
import { pointless } from "../item-score.model.ts";
import { itemType } from "../item-type.model.ts";
import { Shown, text } from "./values.model.ts";

const Values = t.type({ text, files: orDefault(t.readonlyArray(t.UnknownRecord), []) }, "FilesValues");

/** Files to download; done when shown. */
export const filesItem = itemType({
  type: "files",
  group: "presentation",
  values: Values,
  answer: Shown,
  fields: { text: "long-text", files: "files" },
  required: [],
  score: () => pointless(true),
  gates: () => false,
  shown: (values) => values,
});
