import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { Flag, Role } from "../../../core/access/role.model.ts";
import type { PermissionMatrix, PermittedUser } from "../../../core/permissions/preset.model.ts";
import type { Tx } from "../storage/database.ts";
import { shownNameSql } from "../users/user-name-sql.ts";
import { followedPreset } from "./followed-preset-sql.ts";
import { knownPresets } from "./known-presets.store.ts";

type Row = Omit<PermittedUser, "role" | "flags"> & { readonly role: string; readonly flags: readonly string[] };

/** The permissions of all active users, by name, with the presets. */
export const permissionMatrix = async (tx: Tx, { features }: StaffActor): Promise<PermissionMatrix> => {
  const { rows } = await sql<Row>`
    select u.user_id as id, ${shownNameSql("u")} as name, u.photo, u.role, u.flags, u.teams, ${followedPreset("u")} as preset_id, u.version
    from users u where u.org_id = ${tx.org} and u.status = 1
    order by fold_text(u.first_name || ' ' || u.last_name) collate "C", u.user_id`.execute(tx.db);
  return {
    users: rows.map(({ role, flags, ...row }) => ({ ...row, role: Role.is(role) ? role : "guest", flags: flags.filter(Flag.is) })),
    presets: await knownPresets(tx),
    features,
  };
};
