import type { StaffActor } from "../access/actor.model.ts";
import { isAdmin } from "../access/permission.rule.ts";
import type { ShareTo } from "./group.model.ts";

/** The caller, as far as access to groups depends on it. */
export type GroupAsker = Pick<StaffActor, "user_id" | "role" | "teams">;
type Owned = { readonly user_id: number | null; readonly share_to: ShareTo };

/** The owner of a group and administrators change it; a guest never does. */
export const mayEditGroup = ({ user_id, role }: GroupAsker, group: Owned): boolean =>
  isAdmin(role) || (role !== "guest" && group.user_id === user_id);

/** Whom a group is shared with sees and uses it; a guest is not part of "all". */
export const maySeeGroup = (asker: GroupAsker, group: Owned): boolean => {
  const { users, teams, all } = group.share_to;
  if (mayEditGroup(asker, group) || users.includes(asker.user_id)) return true;
  return teams.some((team) => asker.teams.includes(team)) || (all && asker.role !== "guest");
};
