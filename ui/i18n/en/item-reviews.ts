import { catalogue } from "../catalogue.ts";

/** Reviews of a learner's video, as learners and reviewers read them. */
export const itemReviewsText = catalogue("item-reviews", {
  title: "Reviews",
  waiting: "Your video has no review yet. You are notified when it has one.",
  mean: "The points are the mean of {{count}} reviews.",
  part: "Part {{number}}",
  points: "{{points, number}} of {{most, number}}",
  comments: "Comments by {{name}}",
  reviewer: "A reviewer",
  others: "Videos of the others",
  showOthers: "Watch the videos of the others",
  noOthers: "Nobody else has uploaded a video yet.",
  videoOf: "Video by {{name}}",
  someone: "A learner",
  goTo: "Go to {{time}} in the video",
  moved: "Your video is at {{time}}.",
  notThere: "Your video is not shown now, so it cannot go to {{time}}.",
});
