import type { EndOption } from "./automation-filter.rule.ts";

/** A contact's membership in the group of a run, in epoch seconds; null is never joined or never left. */
export type Membership = { readonly joined_at: number | null; readonly left_at: number | null };

/** Why a contact is not taken into a run, or null when it is. */
export type Omission = "not a member" | "joined after the start" | "left before the step" | "ran before";

/**
 * Run once for those in the group at its start, or also for those who are added later; who has left before the step is skipped, and nobody is taken twice in one run.
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
