import * as t from "io-ts";
import { RecordId } from "../../kernel/bounded.ts";
import { Id } from "../../kernel/id.ts";
import { orDefault } from "../../kernel/or-default.ts";
import { orNull } from "../../kernel/or-null.ts";
import { itemType } from "../item-type.model.ts";
import { amount, off, text } from "./values.model.ts";
import { latestReviews, Review, reviewedPoints, type ReviewPart } from "./video-review.model.ts";

const Part = t.type({ name: text, points: amount(400) }, "ReviewPart");

const standardParts: readonly ReviewPart[] = [
  { name: "Content", points: 400 },
  { name: "Delivery", points: 400 },
  { name: "Confidence", points: 400 },
];

/** What the author of an item with a learner's video sets. */
export const VideoUploadValues = t.type(
  {
    question: text,
    core_comps: orDefault(t.readonlyArray(Part), standardParts),
    reviewing_users: orDefault(t.readonlyArray(Id), []),
  },
  "VideoUploadValues",
);
export type VideoUploadValues = t.TypeOf<typeof VideoUploadValues>;

/** A learner's video: `uploaded` exactly where `file` names the uploaded file; answers from before files were kept have none. */
export const UploadAnswer = t.type({ uploaded: off, file: orNull(RecordId), reviews: orDefault(t.readonlyArray(Review), []) }, "Upload");
export type UploadAnswer = t.TypeOf<typeof UploadAnswer>;

/** A learner's video: done on upload; its points come from each reviewer's latest review. */
export const videoUploadItem = itemType({
  type: "video_upload",
  group: "other",
  values: VideoUploadValues,
  answer: UploadAnswer,
  fields: { question: "html", core_comps: "review-parts", reviewing_users: "users" },
  required: ["question", "core_comps"],
  score: ({ core_comps }, { uploaded, reviews }) => ({
    points: uploaded ? reviewedPoints(core_comps, latestReviews(reviews)) : 0,
    correct: null,
    completed: uploaded,
    final: false,
  }),
  gates: () => true,
  shown: ({ question, core_comps }) => ({ question, core_comps }),
});
