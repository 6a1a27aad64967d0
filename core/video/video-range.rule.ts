import type { VideoProvider, VideoSettings } from "./video.model.ts";

const uncontrollable: ReadonlySet<VideoProvider | null> = new Set<VideoProvider>(["loom", "sharepoint"]);

/** Whether a provider's player reports its position, which required viewing and a custom range depend on. */
export const isControllable = (provider: VideoProvider | null): boolean => !uncontrollable.has(provider);

const drivenByScripts: ReadonlySet<VideoProvider | null> = new Set<VideoProvider>(["wistia", "sprout", "vidyard"]);

/** Whether a provider's player is driven on this server: the scripts of some run only on a content origin. */
export const isDriven = (provider: VideoProvider | null, hasContentOrigin: boolean): boolean =>
  isControllable(provider) && (hasContentOrigin || !drivenByScripts.has(provider));

/** The effective playback settings: seconds, `end` null when the video plays to its end. */
export type VideoRange = { readonly required: boolean; readonly start: number; readonly end: number | null };

/** The effective settings: none for players that cannot be controlled; a range only when it is enabled and its end is after its start. */
export const videoRange = (settings: VideoSettings): VideoRange => {
  const controllable = isControllable(settings.provider);
  const ranged = controllable && settings.custom_range;
  const start = ranged ? Math.max(0, settings.start ?? 0) : 0;
  const end = ranged && settings.end !== null && settings.end > start ? settings.end : null;
  return { required: controllable && settings.required, start, end };
};

/**
 * The second at which a video ends.
 * @param duration seconds, 0 when not known
 * @returns null when not known
 */
export const videoEnd = ({ end }: VideoRange, duration: number): number | null =>
  end === null ? (duration > 0 ? duration : null) : duration > 0 ? Math.min(end, duration) : end;
