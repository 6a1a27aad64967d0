/** Seconds for which an account may be used before its email address is confirmed. */
export const unconfirmedSeconds = 24 * 3600;

/** The refusal until the email address is confirmed. */
export const unconfirmed =
  "Confirm your email address first: follow the link that we mailed you, or ask for a new password, which confirms it too.";

/**
 * Whether an account may be used: its address is confirmed, or it was created less than a day ago.
 * @param now epoch seconds
 */
export const isOpenAccount = (
  { activated, created_at }: { readonly activated: boolean; readonly created_at: number },
  now: number,
): boolean => activated || now < created_at + unconfirmedSeconds;
