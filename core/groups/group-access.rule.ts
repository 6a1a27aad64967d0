import type { StaffActor } from "../access/actor.model.ts";
import { isAdmin } from "../access/permission.rule.ts";
import type { ShareTo } from "./group.model.ts";

/** The caller's properties that access to groups depends on. */
export type GroupAsker = Pick<StaffActor, "user_id" | "role" | "teams">;
type Owned = { readonly user_id: number | null; readonly share_to: ShareTo };

/** Only the owner of a group and administrators may change it; guests never may. */
export const mayEditGroup = ({ user_id, role }: GroupAsker, group: Owned): boolean =>
  isAdmin(role) || (role !== "guest" && group.user_id === user_id);

/** A group is visible to the users that it is shared with; "all" excludes guests. */
export const maySeeGroup = (asker: GroupAsker, group: Owned): boolean => {
  const { users, teams, all } = group.share_to;
  if (mayEditGroup(asker, group) || users.includes(asker.user_id)) return true;
  return teams.some((team) => asker.teams.includes(team)) || (all && asker.role !== "guest");
};
