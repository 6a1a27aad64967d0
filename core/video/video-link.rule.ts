import { webAddress } from "../kernel/web-address.ts";
import { videoSources } from "./video-source.rule.ts";
import { videoStart } from "./video-start.rule.ts";
import type { VideoLink } from "./video.model.ts";

/**
 * Turns a video link into what can be embedded.
 * @returns null for a link that no provider recognises
 */
export const videoLink = (url: string): VideoLink | null => {
  const address = webAddress(url);
  if (address === null) return null;
  for (const { provider, read } of videoSources) {
    const found = read(address);
    if (found !== null) return { provider, ...found, start: videoStart(address) };
  }
  return null;
};
