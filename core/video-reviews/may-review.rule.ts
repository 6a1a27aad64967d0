import type { StaffActor } from "../access/actor.model.ts";
import { holdsFlag } from "../access/permission.rule.ts";
import { type Id, sameId } from "../kernel/id.ts";
import { mayChangeSeenLesson } from "../lessons/lesson-access.rule.ts";

/**
 * Who may review the videos of an item: its reviewers, and all who may edit the lesson; guests never.
 * @param reviewers ids of the users whom the item names
 * @param seesLesson whether the user sees the lesson among the lessons
 */
export const mayReview = (
  { role, flags, user_id }: Pick<StaffActor, "role" | "flags" | "user_id">,
  { reviewers, seesLesson }: { readonly reviewers: readonly Id[]; readonly seesLesson: boolean },
): boolean => {
  if (!mayChangeSeenLesson({ role })) return false;
  return reviewers.some((one) => sameId(one, user_id)) || (seesLesson && holdsFlag(role, "lessons", flags));
};
