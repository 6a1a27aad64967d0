import * as t from "io-ts";
import { RecordId } from "../../kernel/bounded.ts";
import { Id, idKey } from "../../kernel/id.ts";
import { orDefault } from "../../kernel/or-default.ts";
import { orNull } from "../../kernel/or-null.ts";
import { itemType } from "../item-type.model.ts";
import { amount, off, text } from "./values.model.ts";

const Part = t.type({ name: text, points: amount(400) }, "ReviewPart");
type Part = t.TypeOf<typeof Part>;
const standardParts: readonly Part[] = [
  { name: "Content", points: 400 },
  { name: "Delivery", points: 400 },
  { name: "Confidence", points: 400 },
];

const Values = t.type(
  { question: text, core_comps: orDefault(t.readonlyArray(Part), standardParts), reviewing_users: orDefault(t.readonlyArray(Id), []) },
  "VideoUploadValues",
);

const Review = t.type({ reviewer: Id, comps: orDefault(t.readonlyArray(t.union([t.number, t.null])), []) }, "Review");
type Review = t.TypeOf<typeof Review>;
/** A learner's video: `uploaded` exactly where `file` names the uploaded file; answers from before files were kept have none. */
const Upload = t.type({ uploaded: off, file: orNull(RecordId), reviews: orDefault(t.readonlyArray(Review), []) }, "Upload");

const most = 1200;

/** The mean of the reviewers' points for one part, each limited to the part's maximum; 0 without reviews. */
const partPoints = (part: Part, index: number, reviews: readonly Review[]): number => {
  const given = reviews.flatMap(({ comps }) => comps[index] ?? []).map((points) => Math.min(Math.max(points, 0), part.points));
  return given.length === 0 ? 0 : Math.round(given.reduce((sum, points) => sum + points, 0) / given.length);
};

/** A learner's video: done on upload; its points come from each reviewer's latest review. */
export const videoUploadItem = itemType({
  type: "video_upload",
  group: "other",
  values: Values,
  answer: Upload,
  fields: { question: "html", core_comps: "review-parts", reviewing_users: "users" },
  required: ["question", "core_comps"],
  score: ({ core_comps }, { uploaded, reviews }) => {
    const latest = [...new Map(reviews.map((review) => [idKey(review.reviewer), review])).values()];
    const total = core_comps.reduce((sum, part, index) => sum + partPoints(part, index, latest), 0);
    return { points: uploaded ? Math.min(most, total) : 0, correct: null, completed: uploaded, final: false };
  },
  gates: () => true,
  shown: ({ question, core_comps }) => ({ question, core_comps }),
});
