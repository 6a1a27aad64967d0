import type { LessonItem } from "../lessons/item.model.ts";
import { videoLink } from "../video/video-link.rule.ts";
import type { VideoLink } from "../video/video.model.ts";

/** The video of a provider that an item plays; null for own files, other links and other items. */
export const providerVideo = ({ type, values: { url, gallery_url } }: LessonItem): VideoLink | null => {
  if (type !== "video" || typeof url !== "string" || (typeof gallery_url === "string" && gallery_url !== "")) return null;
  const link = videoLink(url);
  return link === null || link.provider === "file" ? null : link;
};
