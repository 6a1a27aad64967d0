import { sql } from "kysely";
import { allFlags } from "../../../core/access/role.model.ts";
import type { Preset } from "../../../core/permissions/preset.model.ts";
import { isGivenRole } from "../../../core/users/given-roles.rule.ts";
import type { Tx } from "../storage/database.ts";
import { followedPreset } from "./followed-preset-sql.ts";

type Row = Omit<Preset, "role" | "flags"> & { readonly role: string; readonly flags: readonly string[] };

/** The presets of the organisation by name, each with how many active users follow it. */
export const knownPresets = async (tx: Tx): Promise<readonly Preset[]> => {
  const { rows } = await sql<Row>`
    select p.preset_id, p.name, p.role, p.flags, p.version,
      (select count(*)::int from users u where u.org_id = p.org_id and u.status = 1 and ${followedPreset("u")} = p.preset_id) as followers
    from permission_presets p where p.org_id = ${tx.org} and p.deleted_at is null order by fold_text(p.name) collate "C", p.preset_id`.execute(
    tx.db,
  );
  return rows.map(({ role, flags, ...row }) => ({
    ...row,
    role: isGivenRole(role) ? role : "guest",
    flags: allFlags.filter((flag) => flags.includes(flag)),
  }));
};

/** Presets change one after another, and no user begins to follow one meanwhile. */
export const lockPresets = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('permission presets', ${tx.org}))`.execute(tx.db);
};
