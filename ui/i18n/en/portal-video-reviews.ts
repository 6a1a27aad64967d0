import { catalogue } from "../catalogue.ts";

/** The portal's page of reviewed videos. */
export const portalVideoReviewsText = catalogue("portal-video-reviews", {
  title: "Video reviews",
  note: "The videos that you uploaded in lessons, and what reviewers say about them.",
  tabs: "Whose videos",
  own: "My videos",
  downline: "Below me",
  emptyTitle: "No videos yet",
  emptyBody: "When you upload a video in a lesson, you find it and its reviews here.",
  emptyDownline: "When a person below you uploads a video in a lesson, you find it and its reviews here.",
  uploaded: "Uploaded on {{day}}",
  waiting: "No review yet",
  points_one: "{{count, number}} point",
  points_other: "{{count, number}} points",
  video: "Video: {{name}}",
  watch: "Watch the video",
  watchOf: "Watch the video of {{name}}",
  gone: "The video was deleted.",
  lesson: "Open the lesson",
  lessonOf: "Open the lesson {{name}}",
});
