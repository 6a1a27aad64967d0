/** Seconds by which ticks may come late without the time between them looking like a jump. */
const lateness = 0.5;

/** Tolerance on the elapsed time, for clocks that differ: 0.5 %. */
const drift = 1.005;

/** A step back of less than this, in seconds, is a rounded time and no jump. */
const rounded = 0.05;

/**
 * Where playback is.
 * @property time seconds into the recording
 * @property rate playback rate at that time
 * @property ahead seconds by which the recording has run ahead of the clock
 */
export type PlaybackPoint = { readonly time: number; readonly rate: number; readonly ahead: number };

/** A tick: the time of the recording, and the real seconds since the previous tick. */
export type PlaybackTick = { readonly time: number; readonly rate: number; readonly elapsed: number };

/**
 * Whether the recording was played from a point to a tick, or has jumped: it cannot play faster than the clock at its rate, whatever events
 * its player sends.
 */
export const playbackStep = (
  from: PlaybackPoint,
  { time, rate, elapsed }: PlaybackTick,
): { readonly isJump: boolean; readonly point: PlaybackPoint } => {
  const played = time - from.time;
  const possible = Math.max(0, elapsed) * Math.max(rate, from.rate);
  const ahead = Math.max(0, from.ahead + played - possible * drift);
  const isJump = played < -rounded || ahead > lateness;
  return { isJump, point: { time, rate, ahead: isJump ? from.ahead : ahead } };
};
