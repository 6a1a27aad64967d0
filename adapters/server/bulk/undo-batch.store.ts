import { sql } from "kysely";
import type { BulkDo } from "../../../core/bulk/bulk-action.model.ts";
import { bulkKind } from "../../../core/bulk/bulk-actions.rule.ts";
import type { BulkUndo } from "../../../core/bulk/bulk-run.model.ts";
import { type BulkDone, type BulkReversal, reverseBulk } from "../../../core/bulk/reverse-bulk.rule.ts";
import { contactWall } from "../../../core/contacts/contact-wall.rule.ts";
import { type AuditEntry, type Doer, writeAudits } from "../audit/audit.store.ts";
import { beyondWall, type Tx } from "../storage/database.ts";
import { addressesAtStake, contactsAround } from "./bulk-batch.store.ts";
import { writeBulkValues } from "./bulk-contacts.store.ts";

export const noBulkUndo: BulkUndo = { reversed: 0, kept: 0, impossible: 0 };

/** The counts plus these reversals. */
export const countedUndo = (counts: BulkUndo, reversals: readonly Pick<BulkReversal, "tag">[]): BulkUndo => {
  const next = { ...counts };
  for (const { tag } of reversals) next[tag] += 1;
  return next;
};

/**
 * The next contacts that a run changed and that are not undone yet, highest id first; those in the bin and those that were given away too.
 * @param below the last id of the previous batch
 */
export const nextDone = async (tx: Tx, run: number, below: number, most: number): Promise<readonly BulkDone[]> => {
  const next = sql<BulkDone>`
    select con_id, before, after, stamp from bulk_rows where org_id = ${tx.org} and run_id = ${run} and outcome = 'changed' and undo is null and con_id < ${below} order by con_id desc limit ${most}`;
  const { rows } = await beyondWall(tx, () => next.execute(tx.db));
  return rows;
};

/** Updates the stamps of earlier runs to the version that now holds their values. */
const resumeStamps = async (tx: Tx, back: readonly Extract<BulkReversal, { readonly tag: "reversed" }>[]): Promise<void> => {
  const resumed = back.flatMap(({ con_id, resumes }) => (resumes === null ? [] : [{ con_id, ...resumes }]));
  if (resumed.length === 0) return;
  await sql`
    update bulk_rows b set stamp = jsonb_set(b.stamp, '{version}', to_jsonb(r."to"))
    from jsonb_to_recordset(${JSON.stringify(resumed)}::jsonb) as r (con_id bigint, "from" bigint, "to" bigint)
    where b.org_id = ${tx.org} and b.con_id = r.con_id and b.undo is null and (b.stamp ->> 'version')::bigint = r."from"`.execute(tx.db);
};

const undone = async (tx: Tx, doer: Doer, run: number, word: BulkDo, done: readonly BulkDone[]): Promise<readonly BulkReversal[]> => {
  const { now } = doer.request;
  const kind = bulkKind(word);
  const ids = done.map(({ con_id }) => con_id);
  const stake = await addressesAtStake(
    tx,
    ids,
    kind.trail.undone === "contact.restore",
    done.map(({ before }) => before),
    now,
  );
  const { contacts, people } = await contactsAround(tx, ids, stake, true, now);
  const wall = doer.actor.kind === "staff" ? contactWall(doer.actor) : null;
  const reversals = done.map((row) => reverseBulk(row, contacts.get(row.con_id), people, wall));
  const back = reversals.filter((reversal) => reversal.tag === "reversed");
  await writeBulkValues(tx, back);
  await resumeStamps(tx, back);
  const isValue = kind.changes === "value";
  await writeAudits(
    tx,
    doer,
    back.map(({ con_id, before, after }): AuditEntry => ({
      action: kind.trail.undone,
      object_type: "contact",
      object_id: con_id,
      before: isValue ? { ...before } : null,
      after: { ...(isValue ? after : {}), undone_bulk: run },
    })),
  );
  await sql`
    insert into bulk_rows (org_id, run_id, con_id, undo) select ${tx.org}::bigint, ${run}::bigint, r.con_id, r.tag
    from jsonb_to_recordset(${JSON.stringify(reversals.map(({ con_id, tag }) => ({ con_id, tag })))}::jsonb) as r (con_id bigint, tag text)
    on conflict (run_id, con_id) do update set undo = excluded.undo`.execute(tx.db);
  return reversals;
};

/** Undoes a run for some contacts, whether the caller still sees them or gave them away; values changed since are kept. */
export const undoBatch = (...work: Parameters<typeof undone>): Promise<readonly BulkReversal[]> =>
  beyondWall(work[0], () => undone(...work));
