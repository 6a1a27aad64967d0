import type { VideoWatch } from "../../core/learning/video-watch.service.ts";
import type { WatchedRange } from "../../core/video/watched-range.model.ts";
import { joinedRanges } from "../../core/video/watched-ranges.rule.ts";

/**
 * How a provider's player tells of itself.
 * @property tick seconds between two tellings of its time
 * @property seeking when it tells of a seek
 * @property stale seconds by which the time that it tells may be old
 * @property landing seconds by which it lands before the point of a seek
 * @property deaf seconds at the beginning of which it tells nothing
 */
export type ProviderTraits = {
  readonly name: string;
  readonly tick: number;
  readonly seeking: "at once" | "late" | "never";
  readonly stale: number;
  readonly landing: number;
  readonly deaf: number;
};

export const providerTraits: readonly ProviderTraits[] = [
  { name: "youtube", tick: 0.25, seeking: "never", stale: 0.1, landing: 0, deaf: 0 },
  { name: "vimeo", tick: 0.25, seeking: "late", stale: 0.2, landing: 0, deaf: 0 },
  { name: "wistia", tick: 0.25, seeking: "at once", stale: 0, landing: 0, deaf: 2 },
  { name: "sprout", tick: 1, seeking: "never", stale: 0.3, landing: 0, deaf: 0 },
  { name: "vidyard", tick: 0.5, seeking: "late", stale: 0.1, landing: 0.4, deaf: 0 },
  { name: "file", tick: 0.25, seeking: "at once", stale: 0.05, landing: 0, deaf: 0 },
];

const step = 0.05;
const lateBy = 0.4;

/** A provider's player in simulated time, watched by `watch`; `random` is from 0 to 1. */
export const fakeProviderPlayer = (traits: ProviderTraits, watch: VideoWatch, duration: number, random: () => number) => {
  let [now, time, rate, isPlaying] = [0, watch.furthest(), 1, false];
  let [lastTick, lastTold, seekTold]: [number, number, number | null] = [0, 0, null];
  let past: readonly number[] = [];
  let truly: readonly WatchedRange[] = [];
  let returns = 0;

  const land = (target: number): void => {
    time = Math.max(0, Math.min(duration, target));
    past = [];
  };
  const tell = (): void => {
    const elapsed = now - lastTold;
    [lastTick, lastTold] = [now, now];
    const old = past.at(-1 - Math.round((random() * traits.stale) / step)) ?? time;
    const back = watch.plays({ time: old, duration, rate, elapsed });
    if (back === null) return;
    returns += 1;
    land(back);
  };
  const tellSeek = (): void => {
    lastTold = now;
    const { allowed, position } = watch.seek(time);
    if (!allowed) land(position);
  };
  const end = (): void => {
    isPlaying = false;
    const rest = watch.ends(duration);
    if (rest === null) return watch.stops();
    land(rest);
    play();
  };
  const play = (): void => {
    if (isPlaying) return;
    isPlaying = true;
    lastTold = now;
  };
  const advance = (): void => {
    now += step;
    if (seekTold !== null && now >= seekTold) {
      seekTold = null;
      tellSeek();
    }
    if (!isPlaying) return;
    const to = Math.min(duration, time + step * rate);
    truly = joinedRanges([...truly, [time, to]]);
    time = to;
    past = [...past, time].slice(-20);
    if (now >= traits.deaf && now - lastTick >= traits.tick - step / 2) tell();
    if (time >= duration) end();
  };

  return {
    now: () => now,
    isPlaying: () => isPlaying,
    time: () => time,
    truly: () => truly,
    returns: () => returns,
    play,
    pause: () => {
      if (!isPlaying) return;
      tell();
      isPlaying = false;
      watch.stops();
    },
    rate: (chosen: number) => {
      if (isPlaying) tell();
      rate = chosen;
    },
    runs: (seconds: number) => {
      for (let left = seconds; left > step / 2; left -= step) advance();
    },
    /** A seek by the product's own control. */
    seek: (target: number) => {
      land(watch.seek(target).position);
      lastTold = now;
    },
    /** A seek within the provider's frame. */
    jump: (target: number) => {
      land(target - random() * traits.landing);
      if (traits.seeking === "at once") tellSeek();
      else if (traits.seeking === "late") seekTold = now + lateBy;
    },
  };
};
