import { videoLink } from "./video-link.rule.ts";

/**
 * The URL of a video that the page plays itself: an uploaded file, else a link to a video file; null for a provider's player and for no
 * video.
 */
export const ownFilm = ({ url, gallery_url }: { readonly url: string; readonly gallery_url: string }): string | null => {
  if (gallery_url !== "") return gallery_url;
  const link = videoLink(url);
  return link?.provider === "file" ? link.embed_url : null;
};
