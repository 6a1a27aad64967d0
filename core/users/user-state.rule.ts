import { invitationLimits } from "./invitation.model.ts";

export type UserState = "active" | "invited" | "expired" | "archived";

/** The facts of a user on which the state depends. */
export type StateFacts = { readonly status: number; readonly invited_at: number | null };

/** Whether a user in this state has not accepted the invitation yet; it can be sent again. */
export const isPendingState = (state: UserState): boolean => state === "invited" || state === "expired";

/** Whether an invitation that was sent then can still be accepted; times in epoch seconds. */
export const isInvitationOpen = (invited_at: number, now: number): boolean => now < invited_at + invitationLimits.seconds;

/**
 * Whether a user is archived, has an invitation that is pending or has expired, or is a member.
 * @param now epoch seconds
 */
export const userState = ({ status, invited_at }: StateFacts, now: number): UserState => {
  if (status !== 1) return "archived";
  if (invited_at === null) return "active";
  return isInvitationOpen(invited_at, now) ? "invited" : "expired";
};
