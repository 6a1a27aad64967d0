/** Minimum milliseconds between two sounds. */
export const soundPauseMs = 3_000;
/** Milliseconds after which a notice disappears. */
export const noticeLasts = 10_000;

export type NotifyState = {
  /** whether the user caused it, on any device */
  readonly isOwn: boolean;
  /** whether it is open on the user's screen */
  readonly isInView: boolean;
  readonly isMuted: boolean;
  readonly isGranted: boolean;
  /** whether another tab or window covers this one */
  readonly isHidden: boolean;
  /** milliseconds since the last sound; null when there was none */
  readonly sinceSound: number | null;
};

/**
 * How a notice is delivered: with a sound unless muted, at most every three seconds; on the desktop when permitted and the page is hidden,
 * else in the page. Not for the user's own actions or what a visible page already shows.
 */
export const whenToNotify = ({
  isOwn,
  isInView,
  isMuted,
  isGranted,
  isHidden,
  sinceSound,
}: NotifyState): { readonly sound: boolean; readonly where: "desktop" | "page" | null } => {
  if (isOwn || (isInView && !isHidden)) return { sound: false, where: null };
  return { sound: !isMuted && (sinceSound === null || sinceSound >= soundPauseMs), where: isGranted && isHidden ? "desktop" : "page" };
};
