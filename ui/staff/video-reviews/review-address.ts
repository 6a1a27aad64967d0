import type { LessonItem } from "../../../core/lessons/item.model.ts";
import type { UploadPlace } from "../../../core/video-reviews/video-reviews.port.ts";

/** The page on which the items with videos are listed. */
export const reviewsHref = "/ui/lessons/reviews";

/** The page on which the videos of an item are reviewed. */
export const itemReviewsHref = ({ lesson, item }: UploadPlace): string => `${reviewsHref}/${lesson}/${item}`;

/** The page of reviews of a lesson: that of its only item with videos; the list of all items where there are several. */
export const reviewsOfLessonHref = (lesson: number | null, items: readonly LessonItem[]): string => {
  const [first, ...others] = items.filter(({ type }) => type === "video_upload");
  return lesson === null || first === undefined || others.length > 0 ? reviewsHref : itemReviewsHref({ lesson, item: first.uuid });
};
