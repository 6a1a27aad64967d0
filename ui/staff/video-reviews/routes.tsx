import { videoReviewsTitlesText } from "../../i18n/en/video-reviews-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import type { StaffRoute } from "../staff-route.ts";

const page = {
  title: () => translateNow(videoReviewsTitlesText)("reviews"),
  flags: [],
  members: true,
} as const;

export const routes: readonly StaffRoute[] = [
  {
    ...page,
    path: "/lessons/reviews",
    name: "video-reviews",
    areas: ["video-reviews"],
    load: async () => (await items()).ReviewedItemsScreen,
  },
  {
    ...page,
    path: "/lessons/reviews/$id/$item",
    name: "video-reviews-item",
    areas: ["video-reviews", "enrolments"],
    load: async () => (await import("./video-reviews.screen.tsx")).VideoReviewsScreen,
  },
];

const items = () => import("./reviewed-items.screen.tsx");

/** The videos that wait for the user's review, for pages that do not wait for it; here, because the entry knows the pages' files anyway. */
export const waitingVideos = loadable(async () => (await items()).WaitingVideosScreen);
