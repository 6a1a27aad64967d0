import { videoReviewsTitlesText } from "../../i18n/en/video-reviews-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
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
    load: async () => (await import("./reviewed-items.screen.tsx")).ReviewedItemsScreen,
  },
  {
    ...page,
    path: "/lessons/reviews/$id/$item",
    name: "video-reviews-item",
    areas: ["video-reviews", "enrolments"],
    load: async () => (await import("./video-reviews.screen.tsx")).VideoReviewsScreen,
  },
];
