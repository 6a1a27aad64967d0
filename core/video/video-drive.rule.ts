import { videoLink } from "./video-link.rule.ts";
import { isControllable, isDriven } from "./video-range.rule.ts";

/**
 * What drives a video's player: the page itself, messages to the provider's frame, scripts of others on the content origin, or nothing.
 * @returns null for no video
 */
export const videoDrive = ({
  url,
  gallery_url,
}: {
  readonly url: string;
  readonly gallery_url: string;
}): "page" | "messages" | "scripts" | "nothing" | null => {
  if (gallery_url !== "") return "page";
  const link = videoLink(url);
  if (link === null) return null;
  if (link.provider === "file") return /\.m3u8(?:[?#]|$)/i.test(link.embed_url) ? "scripts" : "page";
  if (!isControllable(link.provider)) return "nothing";
  return isDriven(link.provider, false) ? "messages" : "scripts";
};
