import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { isAdmin } from "../../../core/access/permission.rule.ts";
import type { Colleagues } from "../../../core/users/colleague.model.ts";
import type { Tx } from "../storage/database.ts";
import { colleagueColumns, colleagueOf, type ColleagueRow } from "./colleague-row.ts";

/**
 * The users that the caller may list, by name, and the caller: administrators see all users, others those of their teams, without
 * addresses.
 */
export const listColleagues = async (tx: Tx, actor: StaffActor, isArchived: boolean, now: number): Promise<Colleagues> => {
  const isFull = isAdmin(actor.role);
  const seen = isFull
    ? sql`u.status = ${isArchived ? 0 : 1} and u.kind = 'person'`
    : sql`u.status = 1 and u.teams && ${[...actor.teams]}::bigint[]`;
  const { rows } = await sql<ColleagueRow & { readonly listed: boolean }>`
    select ${colleagueColumns}, coalesce(${seen}, false) as listed from users u where u.org_id = ${tx.org} and (${seen} or u.user_id = ${actor.user_id})
    order by fold_text(u.first_name || ' ' || u.last_name) collate "C", u.user_id`.execute(tx.db);
  const own = rows.find(({ id }) => id === actor.user_id);
  if (own === undefined) throw new Error("The caller is no user of the organisation.");
  const shown = rows.filter(({ id, listed }) => listed || (id === actor.user_id && !isArchived));
  const bare = ({ listed: _listed, ...row }: ColleagueRow & { readonly listed: boolean }): ColleagueRow => row;
  return { users: shown.map((row) => colleagueOf(bare(row), now, isFull)), self: colleagueOf(bare(own), now, true) };
};
