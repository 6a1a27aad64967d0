import type { VideoProvider, VideoSettings } from "./video.model.ts";

const uncontrollable: ReadonlySet<VideoProvider | null> = new Set<VideoProvider>(["loom", "sharepoint"]);

/** Whether a provider's player tells where it is, so that must-watch and a custom range can be kept. */
export const isControllable = (provider: VideoProvider | null): boolean => !uncontrollable.has(provider);

/** What holds while a video plays: seconds, `end` null when the video plays to its end. */
export type VideoRange = { readonly required: boolean; readonly start: number; readonly end: number | null };

/** The settings in force: none for players that cannot be controlled; a range only when it is switched on and not upside down. */
export const videoRange = (settings: VideoSettings): VideoRange => {
  const controllable = isControllable(settings.provider);
  const ranged = controllable && settings.custom_range;
  const start = ranged ? Math.max(0, settings.start ?? 0) : 0;
  const end = ranged && settings.end !== null && settings.end > start ? settings.end : null;
  return { required: controllable && settings.required, start, end };
};

/**
 * The second at which a video is over.
 * @param duration seconds, 0 when not known;
 * @returns null when not known
 */
export const videoEnd = ({ end }: VideoRange, duration: number): number | null =>
  end === null ? (duration > 0 ? duration : null) : duration > 0 ? Math.min(end, duration) : end;
