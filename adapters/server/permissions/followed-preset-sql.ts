import { type RawBuilder, sql } from "kysely";

/** The preset that a user follows, null for none: owners follow none, and nobody follows a deleted one. */
export const followedPreset = (alias: string): RawBuilder<number | null> =>
  sql`(select p.preset_id from permission_presets p where p.preset_id = ${sql.ref(`${alias}.preset_id`)} and p.deleted_at is null and ${sql.ref(`${alias}.role`)} <> 'owner')`;
