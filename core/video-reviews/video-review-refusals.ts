import { refusalTable } from "../kernel/refusal.ts";

/** Refusal messages about reviews of learners' videos. */
export const videoReviewRefusals = refusalTable({
  no_upload: "This video no longer exists, or you may not review it.",
  upload_replaced: "The learner has recorded another video since, or has begun the lesson anew. Open the list again.",
  review_parts: "Give points for each of the {{parts}} parts.",
  review_points: "Give whole points from 0 to {{most}}.",
  comment_time: "Choose a time within the video, from 0 to {{most}} seconds.",
  comment_empty: "Write what you want to say about this moment, or remove it.",
});

/** Refusal messages about others' videos that learners see. */
export const sharedVideoRefusals = refusalTable({
  own_video_first: "Record your own video first. Then you see those of the others.",
  role_without_review: "Your role in this portal does not include the videos of others.",
});
