import type { StaffActor } from "../access/actor.model.ts";
import { isAdmin } from "../access/permission.rule.ts";

/**
 * Who a file or folder is for.
 * @property made_by users who made it or a folder above it
 * @property teams with which it or a folder above it is shared
 */
export type FileAudience = { readonly made_by: readonly (number | null)[]; readonly teams: readonly number[]; readonly system: boolean };

type Viewer = Pick<StaffActor, "role" | "user_id" | "teams">;

const isShared = ({ teams }: FileAudience, actor: Viewer): boolean => teams.some((team) => actor.teams.includes(team));

/**
 * Whether a member of staff sees a file or folder: administrators all, members what they made or is shared with one of their teams, guests
 * only what is shared; system files are for all.
 */
export const maySeeFile = (audience: FileAudience, actor: Viewer): boolean =>
  audience.system ||
  isAdmin(actor.role) ||
  isShared(audience, actor) ||
  (actor.role !== "guest" && audience.made_by.includes(actor.user_id));

/** Whether a member of staff who sees a file or folder may change, move, delete and share it: all but guests; nobody changes system files. */
export const mayChangeSeenFile = ({ system }: Pick<FileAudience, "system">, { role }: Pick<Viewer, "role">): boolean =>
  !system && role !== "guest";
