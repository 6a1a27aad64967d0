import { webAddress } from "../kernel/web-address.ts";
import { videoSources } from "./video-source.rule.ts";
import { videoStart } from "./video-start.rule.ts";
import type { VideoLink } from "./video.model.ts";

/**
 * Parses a video link into its embeddable form.
 * @returns null for a link of no known provider
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
