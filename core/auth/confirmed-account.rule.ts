/** Seconds for which an account is open before its email address is confirmed. */
export const unconfirmedSeconds = 24 * 3600;

/** What somebody is told whose account waits for that. */
export const unconfirmed =
  "Confirm your email address first: follow the link that we mailed you, or ask for a new password, which confirms it too.";

/**
 * Whether an account may be used: its address is confirmed, or it was made less than a day ago.
 * @param now epoch seconds
 */
export const isOpenAccount = (
  { activated, created_at }: { readonly activated: boolean; readonly created_at: number },
  now: number,
): boolean => activated || now < created_at + unconfirmedSeconds;
