import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { conversionPreview } from "../../../core/fields/conversion-preview.rule.ts";
import {
  type ConversionRequest,
  type ConversionFacts,
  convertibleField,
  decideConversion,
} from "../../../core/fields/decide-conversion.rule.ts";
import { decideRevert, revertable, type StoredConversion } from "../../../core/fields/decide-revert.rule.ts";
import type { ConversionPlan, PastConversion, StoredField } from "../../../core/fields/field-schema.model.ts";
import type { FieldType } from "../../../core/fields/field-type.model.ts";
import type { FieldStore } from "../../../core/fields/fields.port.ts";
import { isConfirmed } from "../auth/confirmed-session.store.ts";
import { timezoneOf } from "../groups/group-fields.store.ts";
import { enqueue } from "../jobs/enqueue.store.ts";
import type { Tx } from "../storage/database.ts";
import { conversionBatch, convertBatch, revertBatch, type Reverted } from "./conversion-batch.store.ts";
import { beginConversion, endConversion, endRevert } from "./conversion-ends.store.ts";
import { convertField, revertField } from "./conversion-kinds.ts";
import { fieldAnswer, fieldOf, isConverting } from "./field-definition.store.ts";
import { groupsLosing } from "./field-usage.store.ts";
import type { FieldCall } from "./fields.store.ts";

/**
 * The conversions that can still be undone, newest first; only the last one of each field.
 * @param now epoch seconds
 */
export const conversionsOf = async (tx: Tx, now: number): Promise<readonly PastConversion[]> => {
  const { rows } = await sql<StoredConversion>`
    select v.conversion_id as id, v.field_id, f.label, v.from_type as "from", v.to_type as "to", v.at, v.emptied, f.type, f.deleted_at is null and f.converting is null as is_free,
      not exists (select from field_conversions later where later.field_id = v.field_id and later.conversion_id > v.conversion_id and later.reverted_at is null) as is_last
    from field_conversions v join fields f on f.field_id = v.field_id
    where v.org_id = ${tx.org} and v.reverted_at is null order by v.conversion_id desc`.execute(tx.db);
  return revertable(rows, now);
};

/** Every value of a field in batches, including archived and deleted contacts. */
async function* valuesOf(tx: Tx, name: string): AsyncGenerator<readonly unknown[]> {
  for (let after = 0; ;) {
    const { rows } = await sql<{ con_id: number; value: unknown }>`
      select c.con_id, c.fields -> ${name}::text as value from contacts c
      where c.org_id = ${tx.org} and c.con_id > ${after} and c.fields ? ${name}::text order by c.con_id limit ${conversionBatch}`.execute(
      tx.db,
    );
    if (rows.length === 0) return;
    yield rows.map(({ value }) => value);
    after = rows.at(-1)?.con_id ?? after;
  }
}

/** Whether a field has more values than one request converts. */
const hasMany = async (tx: Tx, name: string): Promise<boolean> => {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from (select from contacts where org_id = ${tx.org} and fields ? ${name}::text limit ${conversionBatch + 1}) few`.execute(
    tx.db,
  );
  return (rows[0]?.n ?? 0) > conversionBatch;
};

/**
 * Starts to revert a conversion in the background; values stay unchanged until then.
 * @param user who requested it
 */
export const beginRevert = async (tx: Tx, field: StoredField, { id, from }: Reverted, user: number | null, now: number): Promise<void> => {
  await sql`update fields set converting = ${from} where org_id = ${tx.org} and field_id = ${field.id}`.execute(tx.db);
  await enqueue(tx, revertField, { input: { id: field.id, conversion: id }, user, now, subject: field.label, dedupeKey: String(id) });
};

/** Conversions of fields to other types and their reversal: few values within the call, many in the background. */
export const makeFieldConversions = (call: FieldCall): Pick<FieldStore, "plan" | "convert" | "revert"> => {
  const { tx, sealer } = call;
  const { now } = call.request;
  const user = call.actor.kind === "staff" ? call.actor.user_id : null;
  const work = { tx, sealer, now };

  const planOf = async (field: StoredField, to: FieldType, blocked_by: readonly string[]): Promise<ConversionPlan> => {
    const zone = await timezoneOf(tx, tx.org ?? 0);
    const values: unknown[] = [];
    for await (const some of valuesOf(tx, field.name)) values.push(...some);
    return { ...conversionPreview(field.type, to, values, zone), blocked_by };
  };

  /** Reads nothing for a conversion that is refused anyway, and no values when the plan is not needed. */
  const factsFor = async (stored: StoredField | null, { to, confirmed }: ConversionRequest): Promise<ConversionFacts> => {
    const field = convertibleField(stored, to);
    if (E.isLeft(field) || field.right.type === to) return { isConverting: false, plan: null };
    if (await isConverting(tx, field.right.id)) return { isConverting: true, plan: null };
    const blocked = await groupsLosing(tx, field.right, to);
    return { isConverting: false, plan: confirmed && blocked.length === 0 ? null : await planOf(field.right, to, blocked) };
  };

  const convert = async (field: StoredField, to: FieldType): Promise<void> => {
    const many = await hasMany(tx, field.name);
    const conversion = await beginConversion(work, field, to, many);
    if (many) return void (await enqueue(tx, convertField, { input: { id: field.id, to, conversion }, user, now, subject: field.label }));
    let emptied = 0;
    for (let some = await convertBatch(work, field, to, conversion); some.done > 0; some = await convertBatch(work, field, to, conversion))
      emptied += some.emptied;
    await endConversion({ ...work, doer: call }, field, to, conversion, emptied);
  };

  return {
    plan: (id, to) => async () => {
      const field = convertibleField(await fieldOf(tx, id, false), to);
      return E.isLeft(field) ? field : E.right(await planOf(field.right, to, await groupsLosing(tx, field.right, to)));
    },
    convert: (id, to, confirmed) => async () => {
      const [stored, asked] = [await fieldOf(tx, id, true), { to, confirmed }];
      const decided = decideConversion(stored, asked, await factsFor(stored, asked));
      if (E.isLeft(decided)) return decided;
      const { field, converts } = decided.right;
      if (!converts) return E.right(field);
      await convert(field, to);
      return fieldAnswer(tx, id);
    },
    revert: (conversion) => async () => {
      const known = (await conversionsOf(tx, now)).find(({ id }) => id === conversion) ?? null;
      const stored = known === null ? null : await fieldOf(tx, known.field_id, true);
      const decided = decideRevert(
        known,
        stored,
        known?.to === "secret" && (await isConfirmed(tx, { now, session: call.request.session ?? null })),
      );
      if (E.isLeft(decided)) return decided;
      const { field, past } = decided.right;
      const reverted = { id: conversion, from: past.from, to: past.to };
      if (await hasMany(tx, field.name)) {
        await beginRevert(tx, field, reverted, user, now);
        return fieldAnswer(tx, field.id);
      }
      for (let after: number | null = 0; after !== null;)
        after = await revertBatch({ ...work, doer: call }, field.name, reverted, after, true);
      await endRevert({ ...work, doer: call }, field, reverted);
      return fieldAnswer(tx, field.id);
    },
  };
};
