/**
 * The values of a user whose invitation is accepted with a confirmed address; the account begins then.
 * @param now epoch seconds
 */
export const acceptedUser = (now: number) => ({ invited_at: null, activated: true, created_at: now });
