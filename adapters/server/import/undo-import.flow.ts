import { sql } from "kysely";
import { contactWall } from "../../../core/contacts/contact-wall.rule.ts";
import type { KnownContact } from "../../../core/import/import-values.model.ts";
import type { ImportUndo } from "../../../core/import/import.model.ts";
import { makePeople } from "../../../core/import/people.model.ts";
import { type DoneRow, type RowReversal, reverseRow } from "../../../core/import/reverse-row.rule.ts";
import { maskedValues } from "../../../core/import/secret-values.rule.ts";
import { type AuditEntry, type Doer, writeAudit, writeAudits } from "../audit/audit.store.ts";
import type { JobContext, JobOutcome } from "../jobs/job.ts";
import { beyondWall, type Tx } from "../storage/database.ts";
import type { Sealer } from "../storage/sealer.ts";
import { changeImport } from "./import-row.store.ts";
import { openedContacts, openedValues, putAllSecrets, sealedKeys, secretChanges } from "./import-secrets.store.ts";
import { knownContacts } from "./known-contacts.store.ts";
import { updateAll } from "./write-batch.store.ts";

const batchRows = 400;

const words = { remove: "reversed", restore: "reversed", kept: "kept", impossible: "impossible" } as const;

/** A part of an undo with all contacts: those that were deleted or given away are undone too. */
const wide =
  <A>(work: (tx: Tx) => Promise<A>) =>
  (tx: Tx): Promise<A> =>
    beyondWall(tx, () => work(tx));

/**
 * The rows still to undo, from one row number up to below another. Batches are ranges of row numbers: for the last rows before a number the
 * planner would sort all remaining rows in each batch.
 */
const rowsBetween = async (tx: Tx, id: number, from: number, below: number): Promise<readonly DoneRow[]> => {
  const { rows } = await sql<DoneRow>`
    select row_no as row, con_id, before, after from import_rows
    where org_id = ${tx.org} and import_id = ${id} and outcome in ('created', 'updated') and undo is null and row_no >= ${from} and row_no < ${below} order by row_no desc`.execute(
    tx.db,
  );
  return rows;
};

const peopleOf = async (tx: Tx, sealer: Sealer, rows: readonly DoneRow[], secrets: ReadonlySet<string>) => {
  const ids = rows.map(({ con_id }) => con_id);
  await sql`select con_id from contacts where org_id = ${tx.org} and con_id = any(${ids}::bigint[]) order by con_id for no key update`.execute(
    tx.db,
  );
  const old = rows.flatMap(({ before }) => (before === null ? [] : [before]));
  const known = await knownContacts(tx, {
    ids,
    email: old.flatMap(({ email = [] }) => email),
    mobile: old.flatMap(({ mobile = [] }) => mobile),
  });
  return makePeople(await openedContacts(tx, sealer, known, secrets));
};

type Writing = { readonly doer: Doer; readonly sealer: Sealer; readonly id: number; readonly secrets: ReadonlySet<string> };

const write = async (tx: Tx, { doer, sealer, id, secrets }: Writing, reversals: readonly RowReversal[]): Promise<void> => {
  const { now } = doer.request;
  const restored = new Map<number, KnownContact>();
  const removed: number[] = [];
  for (const reversal of reversals) {
    if (reversal.tag === "restore") restored.set(reversal.contact.con_id, reversal.contact);
    if (reversal.tag === "remove") removed.push(reversal.contact.con_id);
  }
  await updateAll(
    tx,
    [...restored.values()].map((contact) => maskedValues(contact, secrets)),
    now,
  );
  const secretValues = [...restored.values()].flatMap(({ con_id, fields }) =>
    secretChanges(con_id, { fields: Object.fromEntries([...secrets].map((key) => [key, fields[key] ?? null])) }, secrets),
  );
  await putAllSecrets(tx, sealer, secretValues, now);
  if (removed.length > 0)
    await sql`update contacts set deleted_at = ${now}, version = version + 1, updated_at = ${now} where org_id = ${tx.org} and con_id = any(${removed}::bigint[])`.execute(
      tx.db,
    );
  await writeAudits(
    tx,
    doer,
    reversals.flatMap((reversal): readonly AuditEntry[] => {
      if (reversal.tag === "restore")
        return [
          {
            action: "contact.update",
            object_type: "contact",
            object_id: reversal.contact.con_id,
            before: { ...maskedValues(reversal.was, secrets) },
            after: { ...maskedValues(reversal.change, secrets), undone_import: id },
          },
        ];
      if (reversal.tag === "remove")
        return [
          {
            action: "contact.delete",
            object_type: "contact",
            object_id: reversal.contact.con_id,
            before: null,
            after: { undone_import: id },
          },
        ];
      return [];
    }),
  );
  for (const verdict of new Set(Object.values(words))) {
    const rows = reversals.flatMap(({ row, tag }) => (words[tag] === verdict ? [row] : []));
    const told = sql`update import_rows set undo = ${verdict} where org_id = ${tx.org} and import_id = ${id} and row_no = any(${rows}::int[])`;
    if (rows.length > 0) await told.execute(tx.db);
  }
};

/**
 * Undoes an import, last row first: contacts that it created are moved to the bin, values that it changed are restored; values edited since
 * are kept.
 */
export const undoImport = async (context: JobContext<{ readonly id: number }, number>, sealer: Sealer): Promise<JobOutcome> => {
  const id = context.input.id;
  const { reversed = 0, kept = 0, impossible = 0 } = context.progress.counts;
  let counts: ImportUndo = { reversed, kept, impossible };
  const { total, last } = await context.read(
    wide(async (tx) => {
      const { rows } = await sql<{
        total: number;
        last: number;
      }>`select count(*) as total, coalesce(max(row_no), 0)::bigint as last from import_rows where org_id = ${tx.org} and import_id = ${id} and outcome in ('created', 'updated')`.execute(
        tx.db,
      );
      return rows[0] ?? { total: 0, last: 0 };
    }),
  );
  const left = { below: Math.min(context.checkpoint ?? Number.MAX_SAFE_INTEGER, last + 1) };
  await context.step(async (tx) => {
    await changeImport(tx, id, { state: "undoing" });
    return { checkpoint: left.below, progress: { done: reversed + kept + impossible, total, counts } };
  });
  while (left.below > 0)
    await context.step(
      wide(async (tx) => {
        const from = left.below - batchRows;
        const sealed = await rowsBetween(tx, id, from, left.below);
        const secrets = sealedKeys(sealed.flatMap(({ before, after }) => [before, after]));
        const rows = sealed.map((row) => ({
          ...row,
          before: openedValues(sealer, tx.org, row.con_id, row.before),
          after: openedValues(sealer, tx.org, row.con_id, row.after),
        }));
        const people = await peopleOf(tx, sealer, rows, secrets);
        const { actor } = context.doer();
        const wall = actor.kind === "staff" ? contactWall(actor) : null;
        const reversals = rows.map((row) => reverseRow(row, people, wall));
        if (rows.length > 0) await write(tx, { doer: context.doer(), sealer, id, secrets }, reversals);
        const next = { ...counts };
        for (const { tag } of reversals) next[words[tag]] += 1;
        counts = next;
        left.below = from;
        return { checkpoint: left.below, progress: { done: counts.reversed + counts.kept + counts.impossible, total, counts } };
      }),
    );
  await context.step(async (tx) => {
    await changeImport(tx, id, { state: "undone", undo: counts, undo_until: null });
    await writeAudit(tx, context.doer(), { action: "import.undo", object_type: "import", object_id: id, before: null, after: counts });
    return { checkpoint: left.below, progress: { done: total, total, counts } };
  });
  return { result: counts };
};
