import type { Review } from "../../core/lessons/items/video-review.model.ts";
import type { VideoUpload } from "../../core/video-reviews/video-review.model.ts";

const review = (reviewer: number, name: string, comps: readonly number[], comments: Review["comments"] = []): Review => ({
  reviewer,
  name,
  at: 1_782_900_000,
  comps,
  comments,
});

export const oliviasReview = review(
  1,
  "Olivia Park",
  [600, 450],
  [
    { at: 3, text: "A warm beginning." },
    { at: 42, text: "Slower here: the name of the pier is lost in the wind." },
  ],
);
export const tomsReview = review(2, "Tom Reyes", [100, 200]);

/** A video of the galleries without a review. */
export const waitingUpload: VideoUpload = {
  answer_id: "0d6e8f1c-0000-4000-8000-000000000001",
  item: "0d6e8f1c-0000-4000-8000-0000000000aa",
  con_id: 11,
  name: "Lena Lind",
  course: { id: 1, name: "Welcoming passengers" },
  lesson: { id: 5, name: "The first minute" },
  item_name: "Introduce yourself",
  at: 1_782_800_000,
  file: { url: "/media/none/introduction.mp4", mime: "video/mp4", duration: 61 },
  parts: [
    { name: "Clear", points: 600 },
    { name: "Friendly", points: 600 },
  ],
  reviews: [],
  points: 0,
  is_disputed: false,
};

/** An uploaded video whose two reviews differ by more than a third of the points. */
export const disputedUpload: VideoUpload = {
  ...waitingUpload,
  answer_id: "0d6e8f1c-0000-4000-8000-000000000002",
  con_id: 12,
  name: "Bertram von und zu Hohenstein-Weißenfels",
  reviews: [oliviasReview, tomsReview],
  points: 675,
  is_disputed: true,
};
