import { idle, loaded } from "../../../core/kernel/remote.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { disputedUpload, oliviasReview, waitingUpload } from "../../lesson/gallery-uploads.ts";
import { ItemReviews } from "../../lesson/item-reviews.view.tsx";
import { SharedVideos } from "../../lesson/shared-videos.view.tsx";
import { OwnVideosView, type OwnVideosViewProps } from "./own-videos.view.tsx";

const nothing = (): void => undefined;
const own = {
  results: [waitingUpload, { ...waitingUpload, answer_id: "reviewed", reviews: [oliviasReview], points: 1050 }],
  page: 1,
  pages: 2,
  count: 27,
};
const none = { results: [], page: 1, pages: 1, count: 0 };
const other = { name: "Ben B.", at: 1_782_800_000, file: { url: "/media/none/ben.mp4", mime: "video/mp4", duration: 9 } };
const page = (more: Partial<OwnVideosViewProps>) => (
  <OwnVideosView
    uploads={loaded(own)}
    of="own"
    mayReview={false}
    href={(rest) => `/portal/harbor${rest}`}
    onOf={nothing}
    onPage={nothing}
    onRetry={nothing}
    {...more}
  />
);

/** The learner's reviewed videos, in every state. */
export const gallery: GalleryEntry = {
  name: "own video reviews",
  group: "portal/video-reviews",
  states: {
    "own videos": () => page({}),
    "of the downline": () =>
      page({ mayReview: true, of: "downline", uploads: loaded({ ...own, results: [disputedUpload, { ...waitingUpload, file: null }] }) }),
    "none yet": () => page({ uploads: loaded(none) }),
    "none of the downline": () => page({ mayReview: true, of: "downline", uploads: loaded(none) }),
    "at the item": () => (
      <ItemReviews
        values={{ question: "", core_comps: waitingUpload.parts }}
        answer={{ uploaded: true, file: 3, reviews: disputedUpload.reviews }}
      />
    ),
    "of the others at the item": () => (
      <SharedVideos videos={loaded({ ...none, count: 1, results: [other] })} onPage={nothing} onRetry={nothing} />
    ),
    "nobody else yet": () => <SharedVideos videos={loaded(none)} onPage={nothing} onRetry={nothing} />,
    loading: () => page({ uploads: idle }),
    offline: () => page({ uploads: { tag: "failed", failure: { tag: "offline" } } }),
    forbidden: () =>
      page({
        uploads: {
          tag: "failed",
          failure: { tag: "forbidden", message: "Your role in this portal does not include the videos of others." },
        },
      }),
  },
};
