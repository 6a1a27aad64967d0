import * as t from "io-ts";
import { pointless } from "../item-score.model.ts";
import { itemType } from "../item-type.model.ts";
import { off, Played, text } from "./values.model.ts";
import { isPlayed } from "./video.item.ts";

const Values = t.type({ audio: text, image: text, text, required: off }, "AudioValues");

/** A sound recording; a required one is done when it was played to its end. */
export const audioItem = itemType({
  type: "audio",
  group: "presentation",
  values: Values,
  answer: Played,
  fields: { audio: "audio", image: "image", text: "long-text", required: "switch" },
  required: ["audio"],
  score: ({ required }, { furthest, duration }) => pointless(isPlayed(required, duration > 0 ? duration : null, furthest)),
  gates: ({ required }) => required,
  shown: (values) => values,
});
