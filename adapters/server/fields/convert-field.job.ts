import { sql } from "kysely";
import { admins } from "../../../core/access/access-rule.rule.ts";
import { conversionLife } from "../../../core/fields/decide-revert.rule.ts";
import { fieldRefusals } from "../../../core/fields/field-refusals.ts";
import { FieldType } from "../../../core/fields/field-type.model.ts";
import type { JobContribution } from "../contributions/contribution.ts";
import { enqueue } from "../jobs/enqueue.store.ts";
import { type AnyJob, job, JobRefused } from "../jobs/job.ts";
import type { Tx } from "../storage/database.ts";
import { numberOf } from "../storage/number-of.ts";
import type { Sealer } from "../storage/sealer.ts";
import { convertBatch, type Reverted, revertBatch } from "./conversion-batch.store.ts";
import { endConversion, endRevert } from "./conversion-ends.store.ts";
import { convertField, revertField } from "./conversion-kinds.ts";
import { beginRevert, conversionsOf } from "./field-conversion.store.ts";
import { fieldOf } from "./field-definition.store.ts";

const takenBack = "This conversion has already been undone, or the field has since been converted again.";

const fieldIn = async (tx: Tx, id: number) => {
  const field = await fieldOf(tx, id, true);
  if (field === null) throw new JobRefused(fieldRefusals.no_field.message);
  return field;
};

const reverted = async (tx: Tx, field: number, id: number): Promise<Reverted> => {
  const row = await tx.db
    .selectFrom("field_conversions")
    .select(["from_type", "to_type", "reverted_at"])
    .where("org_id", "=", tx.org)
    .where("field_id", "=", field)
    .where("conversion_id", "=", id)
    .executeTakeFirst();
  if (row === undefined || row.reverted_at !== null || !FieldType.is(row.from_type) || !FieldType.is(row.to_type))
    throw new JobRefused(takenBack);
  return { id, from: row.from_type, to: row.to_type };
};

const valuesIn = (tx: Tx, id: number): Promise<number> =>
  numberOf(
    tx,
    sql<{ n: number }>`
    select count(*)::int as n from contacts c join fields f on f.field_id = ${id} and f.org_id = c.org_id where c.org_id = ${tx.org} and c.fields ? f.name`,
  );

/** Conversions of fields with many values, one batch per step. A cancelled or failed conversion is reverted. */
export const conversionJobs = (sealer: Sealer): readonly AnyJob[] => [
  job(convertField, {
    access: admins,
    run: async ({ input: { id, to, conversion }, checkpoint, step, now, doer, read }) => {
      let { done, emptied } = checkpoint ?? { done: 0, emptied: 0 };
      const total = await read((tx) => valuesIn(tx, id));
      const left = { isMore: true };
      while (left.isMore)
        await step(async (tx) => {
          const [field, call] = [await fieldIn(tx, id), { tx, sealer, now: now() }];
          const some = await convertBatch(call, field, to, conversion);
          done += some.done;
          emptied += some.emptied;
          left.isMore = some.done > 0;
          if (!left.isMore && field.type !== to) await endConversion({ ...call, doer: doer() }, field, to, conversion, emptied);
          return { checkpoint: { done, emptied }, progress: { done, total: Math.max(done, total), counts: { emptied } } };
        });
      // conversions to secrets can be undone only in the settings, which ask for the password
      return { result: { converted: done - emptied, emptied }, ...(to === "secret" ? {} : { undoFor: conversionLife }) };
    },
    undo: async ({ input: { id, conversion }, step, now, read, doer }) => {
      if (!(await read((tx) => conversionsOf(tx, now()))).some((past) => past.id === conversion)) throw new JobRefused(takenBack);
      const { actor } = doer();
      await step(async (tx) => {
        await beginRevert(
          tx,
          await fieldIn(tx, id),
          await reverted(tx, id, conversion),
          actor.kind === "staff" ? actor.user_id : null,
          now(),
        );
        return { checkpoint: { done: 0, emptied: 0 }, progress: { done: 1, total: 1, counts: {} } };
      });
      return { result: null };
    },
    onEnd: async (tx, { input: { id, conversion }, isUndo }, now) => {
      if (!isUndo) await enqueue(tx, revertField, { input: { id, conversion }, user: null, now, dedupeKey: String(conversion) });
      return { result: null };
    },
  }),
  job(revertField, {
    access: admins,
    run: async ({ input: { id, conversion }, checkpoint, step, now, doer }) => {
      let { after, done } = checkpoint ?? { after: 0, done: 0 };
      const left = { isMore: true };
      while (left.isMore)
        await step(async (tx) => {
          const [field, past, call] = [await fieldIn(tx, id), await reverted(tx, id, conversion), { tx, sealer, now: now() }];
          const last = await revertBatch({ ...call, doer: doer() }, field.name, past, after, field.type === past.to);
          if (last === null) await endRevert({ ...call, doer: doer() }, field, past);
          left.isMore = last !== null;
          after = last ?? after;
          done += left.isMore ? 1 : 0;
          return { checkpoint: { after, done }, progress: { done, total: null, counts: {} } };
        });
      return { result: null };
    },
  }),
];

/** The jobs that convert the values of fields. */
export const jobs: JobContribution = ({ sealer }) => conversionJobs(sealer);
