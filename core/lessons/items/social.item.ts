import * as t from "io-ts";
import { itemType } from "../item-type.model.ts";
import { amount, off, text } from "./values.model.ts";

const Values = t.type({ url: text, tweet: text, share_points: amount(1200), click_points: amount(10) }, "SocialValues");
const Share = t.type({ shared: off, clicks: amount(0) }, "Share");

/** Maximum number of counted visitors from the shared link. */
const mostClicks = 100;

/** A link to share: points once for sharing and for each visitor; sharing is never required to continue. */
export const socialItem = itemType({
  type: "social",
  group: "other",
  values: Values,
  answer: Share,
  fields: { url: "url", tweet: "long-text", share_points: "number", click_points: "number" },
  required: ["url"],
  score: ({ share_points, click_points }, { shared, clicks }) => {
    const counted = Math.min(mostClicks, Math.max(0, Math.floor(clicks)));
    return {
      points: (shared ? share_points : 0) + click_points * counted,
      correct: null,
      completed: shared,
      final: shared && counted === mostClicks,
    };
  },
  gates: () => false,
  shown: (values) => values,
});
