import type { EndOption } from "./automation-filter.rule.ts";

/** A contact's membership in the group of a run, in epoch seconds; null means never joined or never left. */
export type Membership = { readonly joined_at: number | null; readonly left_at: number | null };

/** Why a run skips a contact; null when it does not. */
export type Omission = "not a member" | "joined after the start" | "left before the step" | "ran before";

/**
 * A run includes the members of the group at its start, or also those added later; it skips contacts who left before the step and contacts
 * it has already included.
 * @param start of the run, epoch seconds
 * @param now when the step is due, epoch seconds
 */
export const omissionFrom = (
  run: { readonly end_option: EndOption; readonly start: number },
  member: Membership,
  hasRun: boolean,
  now: number,
): Omission | null => {
  if (hasRun) return "ran before";
  if (member.joined_at === null || member.joined_at > now) return "not a member";
  if (run.end_option === "afterAll" && member.joined_at > run.start) return "joined after the start";
  return member.left_at !== null && member.left_at <= now && member.left_at >= member.joined_at ? "left before the step" : null;
};
