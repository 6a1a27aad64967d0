import { sql } from "kysely";
import { Role } from "../../../core/access/role.model.ts";
import type { Colleague } from "../../../core/users/colleague.model.ts";
import { initials } from "../../../core/users/initials.rule.ts";
import { userState } from "../../../core/users/user-state.rule.ts";
import { followedPreset } from "../permissions/followed-preset-sql.ts";
import { shownNameSql } from "./user-name-sql.ts";

/** The columns of a user in lists. */
export const colleagueColumns = sql<ColleagueRow>`u.user_id as id, u.first_name, u.last_name,
  ${shownNameSql("u")} as name, u.email, u.mobile, u.photo, u.role, u.status, u.teams,
  ${followedPreset("u")} as preset_id, u.invited_at, u.seen_at, u.version`;

export type ColleagueRow = Omit<Colleague, "initials" | "state" | "role" | "email"> & {
  readonly role: string;
  readonly email: string;
  readonly invited_at: number | null;
};

/**
 * A user as lists show them.
 * @param isFull whether the caller may see address, preset and times
 */
export const colleagueOf = ({ invited_at, role, ...row }: ColleagueRow, now: number, isFull: boolean): Colleague => ({
  ...row,
  role: Role.is(role) ? role : "guest",
  initials: initials(row.name),
  state: userState({ status: row.status, invited_at }, now),
  ...(isFull ? {} : { email: null, mobile: null, preset_id: null, seen_at: null }),
});
