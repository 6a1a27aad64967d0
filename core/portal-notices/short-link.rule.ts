/** Seconds for which a short link leads somewhere. */
export const shortLinkSeconds = 30 * 24 * 3600;

/** Seconds after its first use in which a link still answers, so that a repeated request is not lost. */
const usedLinkSeconds = 600;

/**
 * A stored short link; epoch seconds.
 * @property used_at null until its first use
 */
export type ShortLink = { readonly con_id: number; readonly expires_at: number; readonly used_at: number | null };

/**
 * Whether a short link leads somewhere: it belongs to the contact, and neither has expired nor was used before.
 * @param now epoch seconds
 */
export const leadsOn = ({ con_id, expires_at, used_at }: ShortLink, contact: number, now: number): boolean =>
  con_id === contact && now < expires_at && (used_at === null || now < used_at + usedLinkSeconds);
