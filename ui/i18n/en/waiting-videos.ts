import { catalogue } from "../catalogue.ts";

/** Videos that wait for the user's review, wherever that is told. */
export const waitingVideosText = catalogue("waiting-videos", {
  toReview: "Videos to review",
  waiting: "{{count, number}} waiting",
  review_one: "{{count, number}} video to review",
  review_other: "{{count, number}} videos to review",
});
