/** Milliseconds of silence between two sounds. */
export const soundPauseMs = 3_000;
/** Milliseconds after which a notice fades. */
export const noticeLasts = 10_000;

export type NotifyState = {
  /** what the user did themselves, here or elsewhere */
  readonly isOwn: boolean;
  /** whether it stands open before the user's eyes */
  readonly isInView: boolean;
  readonly isMuted: boolean;
  readonly isGranted: boolean;
  /** whether another tab or window is before this one */
  readonly isHidden: boolean;
  /** milliseconds since the last sound; null: there was none */
  readonly sinceSound: number | null;
};

/** How something new is told: by a sound unless muted, at most every three seconds; on the desktop where that is allowed and the page is hidden, else in the page. Nothing of what is one's own or in view. */
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
