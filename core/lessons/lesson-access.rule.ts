import type { StaffActor } from "../access/actor.model.ts";
import { isAdmin } from "../access/permission.rule.ts";

/**
 * Who a lesson or folder is for.
 * @property made_by users who made it or a folder above it
 * @property teams with which it or a folder above it is shared
 */
export type LessonAudience = { readonly made_by: readonly (number | null)[]; readonly teams: readonly number[] };

/** @property hasTeams whether the organisation uses teams */
export type LessonViewer = Pick<StaffActor, "role" | "user_id" | "teams"> & { readonly hasTeams: boolean };

/**
 * Whether a member of staff sees a lesson or folder: administrators all; members what they made or is shared with one of their teams, and all
 * where the organisation uses no teams; guests only what is shared.
 */
export const maySeeLesson = ({ made_by, teams }: LessonAudience, { role, user_id, teams: own, hasTeams }: LessonViewer): boolean => {
  const isShared = teams.some((team) => own.includes(team));
  if (isAdmin(role)) return true;
  return role === "guest" ? isShared : isShared || !hasTeams || made_by.includes(user_id);
};

/** Whether a user who sees a lesson or folder may change, move, share and delete it: all but guests. */
export const mayChangeSeenLesson = ({ role }: Pick<LessonViewer, "role">): boolean => role !== "guest";
