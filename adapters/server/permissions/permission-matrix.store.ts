import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { Role } from "../../../core/access/role.model.ts";
import { endsOf, flagsInForce } from "../../../core/permissions/flags-until.rule.ts";
import type { PermissionMatrix, PermittedUser } from "../../../core/permissions/preset.model.ts";
import type { Tx } from "../storage/database.ts";
import { shownNameSql } from "../users/user-name-sql.ts";
import { followedPreset } from "./followed-preset-sql.ts";
import { knownPresets } from "./known-presets.store.ts";

type Row = Omit<PermittedUser, "role" | "flags" | "flags_until"> & {
  readonly role: string;
  readonly flags: readonly string[];
  readonly flags_until: unknown;
};

/** The permissions of all active users, by name, with the presets. */
export const permissionMatrix = async (tx: Tx, { features }: StaffActor, now: number): Promise<PermissionMatrix> => {
  const { rows } = await sql<Row>`
    select u.user_id as id, ${shownNameSql("u")} as name, u.photo, u.role, u.flags, u.flags_until, u.teams, ${followedPreset("u")} as preset_id, u.version
    from users u where u.org_id = ${tx.org} and u.status = 1
    order by fold_text(u.first_name || ' ' || u.last_name) collate "C", u.user_id`.execute(tx.db);
  return {
    users: rows.map(({ role, flags: stored, flags_until, ...row }) => {
      const flags = flagsInForce(stored, flags_until, now);
      return { ...row, role: Role.is(role) ? role : "guest", flags, flags_until: endsOf(flags, flags_until) };
    }),
    presets: await knownPresets(tx),
    features,
  };
};
