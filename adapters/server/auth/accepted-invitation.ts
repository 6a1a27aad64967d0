import type { LinkPurpose } from "./one-time-code.store.ts";

/** The links of an invitation: the mailed one, and the one that its inviter can pass on. */
export const invitationPurposes: readonly LinkPurpose[] = ["invite", "invite_copy"];

/**
 * The values of a user whose invitation is accepted with a confirmed address; the account begins then.
 * @param now epoch seconds
 */
export const accepted = (now: number) => ({ invited_at: null, activated: true, created_at: now });
