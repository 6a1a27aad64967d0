import type { Area } from "../contributions/area.ts";
import { mayWatch } from "./own-uploads.store.ts";
import { mayReviewFile } from "./reviewer-reads.store.ts";

/** Reviewers read the videos that they may review; learners those of their downline and of others of the same item. */
export const area: Area = {
  fileReader: {
    staff: ({ tx, part }, actor) => mayReviewFile({ tx, actor }, part),
    learner: ({ tx, part }, actor) => mayWatch({ tx, actor }, part),
  },
};
