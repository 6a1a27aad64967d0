import { idle, loaded } from "../../../core/kernel/remote.ts";
import { firstForm, type ReviewForm } from "../../../core/video-reviews/review-form.view-model.ts";
import type { UploadPage, VideoUpload } from "../../../core/video-reviews/video-review.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { disputedUpload, waitingUpload } from "../../lesson/gallery-uploads.ts";
import { CourseLessonFilterView } from "./course-lesson-filter.view.tsx";
import { ReviewedItemsView } from "./reviewed-items.view.tsx";
import { ReviewedVideo, type ReviewedVideoProps } from "./reviewed-video.view.tsx";
import { VideoReviewsView, type VideoReviewsViewProps } from "./video-reviews.view.tsx";

const nothing = (): void => undefined;
const offline = { tag: "failed", failure: { tag: "offline" } } as const;
const uploads: UploadPage = {
  lesson: "Meet your mentor",
  item: "Introduce yourself",
  question: "<p>Record one minute.</p>",
  count: 40,
  waiting: 1,
  results: [waitingUpload, disputedUpload],
};
const none: UploadPage = { ...uploads, count: 0, waiting: 0, results: [] };
const item = {
  lesson_id: 1,
  lesson: "Meet your mentor",
  item: "a",
  item_name: "Introduce yourself",
  uploads: 40,
  waiting: 3,
  is_mine: true,
};

const video = (upload: VideoUpload, more: Partial<ReviewedVideoProps> = {}) => (
  <ReviewedVideo
    user={1}
    upload={upload}
    form={firstForm(upload, 1)}
    failure={null}
    isPending={false}
    onChange={nothing}
    onSave={nothing}
    onNext={nothing}
    {...more}
  />
);
const ofCourses = [
  { id: 4, name: "Your first knot", campaign_id: 1, campaign: "Harbor safety basics" },
  { id: 9, name: "Your first knot", campaign_id: 2, campaign: "Knots for beginners" },
];
const page = (chosen: VideoUpload | null, more: Partial<VideoReviewsViewProps> = {}) => (
  <VideoReviewsView
    uploads={loaded(uploads)}
    state="all"
    page={1}
    chosen={chosen}
    lessonHref="/ui/lessons/edit/1"
    courseFilter={<CourseLessonFilterView found={ofCourses} failure={null} chosen={null} onTyped={nothing} onChoose={nothing} />}
    isOfCourse={false}
    onEveryCourse={nothing}
    onState={nothing}
    onPage={nothing}
    onChoose={nothing}
    onRetry={nothing}
    {...more}
  >
    {chosen === null ? null : video(chosen)}
  </VideoReviewsView>
);
const wrong: ReviewForm = { comps: [600, 600], comments: [{ at: 90, text: "Where is the end?" }] };

/** Reviews of learners' videos, in every state. */
export const gallery: GalleryEntry = {
  name: "video reviews",
  group: "staff/video-reviews",
  states: {
    "no video of the course": () => page(null, { uploads: loaded({ ...uploads, results: [], count: 0 }), isOfCourse: true }),
    "a video that waits": () => page(waitingUpload),
    "reviewers who differ": () => page(disputedUpload),
    "the video is gone": () => page({ ...waitingUpload, file: null }),
    "a refused review": () =>
      page(null, {
        chosen: waitingUpload,
        children: video(waitingUpload, {
          form: wrong,
          failure: {
            tag: "invalid",
            message: "The input is not valid.",
            errors: { "comments.0.at": ["Choose a time within the video, from 0 to 61 seconds."] },
          },
          onNext: null,
        }),
      }),
    "a video that was replaced": () =>
      page(null, {
        chosen: waitingUpload,
        children: video(waitingUpload, {
          failure: { tag: "conflict", message: "The learner has recorded another video since. Open the list again.", current: undefined },
        }),
      }),
    "no videos": () => page(null, { uploads: loaded(none) }),
    "none waits": () => page(null, { uploads: loaded({ ...none }), state: "waiting" }),
    loading: () => page(null, { uploads: idle }),
    offline: () => page(null, { uploads: offline }),
    "not found": () =>
      page(null, {
        uploads: { tag: "failed", failure: { tag: "not-found", message: "This video no longer exists, or you may not review it." } },
      }),
    "items to review": () => (
      <ReviewedItemsView items={loaded([item, { ...item, item: "b", waiting: 0, is_mine: false, item_name: "" }])} onRetry={nothing} />
    ),
    "no items": () => <ReviewedItemsView items={loaded([])} onRetry={nothing} />,
    "items loading": () => <ReviewedItemsView items={idle} onRetry={nothing} />,
    "items offline": () => <ReviewedItemsView items={offline} onRetry={nothing} />,
  },
};
