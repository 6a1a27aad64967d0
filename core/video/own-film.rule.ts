import { videoLink } from "./video-link.rule.ts";

/** The address of a film that the page plays itself: the organisation's own, else a link to a file; null for a provider's player and for no film. */
export const ownFilm = ({ url, gallery_url }: { readonly url: string; readonly gallery_url: string }): string | null => {
  if (gallery_url !== "") return gallery_url;
  const link = videoLink(url);
  return link?.provider === "file" ? link.embed_url : null;
};
