import { catalogue } from "../catalogue.ts";

/** The titles of the pages on which learners' videos are reviewed. */
export const videoReviewsTitlesText = catalogue("video-reviews-titles", { reviews: "Video reviews" });
