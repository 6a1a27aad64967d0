import { sql } from "kysely";
import type { TagChange } from "../../../core/tags/tag.model.ts";
import type { Tx } from "../storage/database.ts";

/** The new tag exists from now on, also without contacts, and the old ones only as long as contacts have them. */
export const keepNames = async (tx: Tx, job: number, { from, to }: TagChange, now: number): Promise<void> => {
  await sql`update tags set gone_by = ${job} where org_id = ${tx.org} and name = any(${[...from]}::text[]) and gone_by is null`.execute(
    tx.db,
  );
  if (to !== null)
    await sql`
      insert into tags as t (org_id, name, created_at, made_by) values (${tx.org}, ${to}, ${now}, ${job})
      on conflict (org_id, name) do update set gone_by = null, made_by = excluded.made_by where t.gone_by is not null`.execute(tx.db);
};

/** The opposite, when a change is undone. */
export const returnNames = async (tx: Tx, job: number): Promise<void> => {
  await sql`update tags set gone_by = null where org_id = ${tx.org} and gone_by = ${job}`.execute(tx.db);
  await sql`delete from tags where org_id = ${tx.org} and made_by = ${job}`.execute(tx.db);
};
