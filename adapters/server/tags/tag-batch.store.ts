import { sql } from "kysely";
import type { TagChange } from "../../../core/tags/tag.model.ts";
import { tagsAfter, tagsDone, type TagsDone, tagsGiven, tagsReturned, tagsWithdrawn } from "../../../core/tags/tags-after.rule.ts";
import { type Doer, writeAudits } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";
import { numberOf } from "../storage/number-of.ts";

const batchRows = 1_000;

type Tagged = { readonly con_id: number; readonly tags: readonly string[] };
type Written = Tagged & { readonly next: readonly string[] };

/** The end of a batch: its last contact, null after the last batch. */
export type TagBatch = { readonly last: number | null; readonly changed: number };

/** How many contacts have one of the tags, those in the bin included. */
export const contactsWith = (tx: Tx, tags: readonly string[]): Promise<number> =>
  numberOf(
    tx,
    sql<{ n: number }>`select count(*)::int as n from contacts where org_id = ${tx.org} and tags <> '{}' and tags && ${[...tags]}::text[]`,
  );

/** Writes tags; a contact that is open in an editor meets a newer version, and its time of change stays. */
const writeTags = async (tx: Tx, written: readonly Written[]): Promise<void> => {
  const changed = written.filter(({ tags, next }) => tags.join("\n") !== next.join("\n")).map(({ con_id, next }) => ({ con_id, next }));
  if (changed.length === 0) return;
  await sql`
    update contacts c set tags = r.next, version = c.version + 1 from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as r (con_id bigint, next text[])
    where c.org_id = ${tx.org} and c.con_id = r.con_id`.execute(tx.db);
};

const tellOfTags = (tx: Tx, doer: Doer, written: readonly Written[]): Promise<void> =>
  writeAudits(
    tx,
    doer,
    written.map(({ con_id, tags, next }) => ({
      action: "contact.update",
      object_type: "contact",
      object_id: con_id,
      before: { tags },
      after: { tags: next },
    })),
  );

/**
 * Changes the tags of the next contacts that have one of the old ones.
 * @param keeps whether they keep the old ones for now
 * @param after the last contact of the previous batch
 */
export const changeBatch = async (tx: Tx, doer: Doer, job: number, change: TagChange, keeps: boolean, after: number): Promise<TagBatch> => {
  const { rows } = await sql<Tagged>`
    select con_id, tags from contacts where org_id = ${tx.org} and tags <> '{}' and tags && ${[...change.from]}::text[] and con_id > ${after} order by con_id limit ${batchRows} for no key update`.execute(
    tx.db,
  );
  const done = rows.map(({ con_id, tags }) => ({ con_id, ...tagsDone(tags, change) }));
  const { rows: fresh } = await sql<{ con_id: number }>`
    insert into tag_rows (org_id, job_id, con_id, lost, gained) select ${tx.org}::bigint, ${job}::bigint, r.con_id, r.lost, r.gained
    from jsonb_to_recordset(${JSON.stringify(done)}::jsonb) as r (con_id bigint, lost text[], gained boolean) on conflict (job_id, con_id) do nothing returning con_id`.execute(
    tx.db,
  );
  await writeTags(
    tx,
    rows.map((row) => ({ ...row, next: keeps ? tagsGiven(row.tags, change) : tagsAfter(row.tags, change) })),
  );
  const isFresh = new Set(fresh.map(({ con_id }) => con_id));
  await tellOfTags(
    tx,
    doer,
    rows.filter(({ con_id }) => isFresh.has(con_id)).map((row) => ({ ...row, next: tagsAfter(row.tags, change) })),
  );
  return { last: rows.length < batchRows ? null : (rows.at(-1)?.con_id ?? null), changed: fresh.length };
};

/**
 * Gives the next contacts of a job back the tags that they lost, or takes the new tag from them.
 * @param after the last contact of the previous batch
 */
export const returnBatch = async (
  tx: Tx,
  doer: Doer,
  job: number,
  to: string | null,
  way: "return" | "withdraw",
  after: number,
): Promise<TagBatch> => {
  const { rows } = await sql<Tagged & TagsDone>`
    select c.con_id, c.tags, r.lost, r.gained from tag_rows r join contacts c on c.con_id = r.con_id and c.org_id = r.org_id
    where r.org_id = ${tx.org} and r.job_id = ${job} and r.con_id > ${after} order by r.con_id limit ${batchRows} for no key update of c`.execute(
    tx.db,
  );
  const written = rows.flatMap(({ con_id, tags, ...done }): readonly Written[] => {
    const next = way === "return" ? tagsReturned(tags, done, to) : tagsWithdrawn(tags, done, to);
    return next === null ? [] : [{ con_id, tags, next }];
  });
  await writeTags(tx, written);
  if (way === "return") {
    const ends = new Map(rows.map(({ con_id, lost, gained }) => [con_id, { lost, gained }]));
    await tellOfTags(
      tx,
      doer,
      written.map((one) => ({ ...one, next: tagsWithdrawn(one.next, ends.get(one.con_id) ?? { lost: [], gained: false }, to) })),
    );
  }
  return { last: rows.length < batchRows ? null : (rows.at(-1)?.con_id ?? null), changed: way === "return" ? written.length : 0 };
};
