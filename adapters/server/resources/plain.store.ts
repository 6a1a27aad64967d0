import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql } from "kysely";
import {
  acceptedRecord,
  decideRecordChange,
  decideRecordDeletion,
  decideRecordRestoration,
  recordInUse,
  type RecordWrite,
  type StoredRecord,
} from "../../../core/kernel/decide-plain-write.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { pagesFor } from "../../../core/kernel/page.ts";
import type { PlainKind, PlainRecord } from "../../../core/kernel/plain-record.model.ts";
import type { PlainStore } from "../../../core/kernel/plain-resource.service.ts";
import { writeAudit } from "../audit/audit.store.ts";
import type { StoreCall } from "../http/resource-handlers.ts";
import { containsWords } from "../storage/text-search.ts";

/**
 * The table of a plain resource. Besides a column for each field it has `org_id`, `create_key`, `version`, `deleted_at`, `created_at` and
 * `updated_at`.
 * @property id the column of its key
 * @property searched fields that a search looks into
 * @property orders the expression of each sort order, without a minus
 */
export type PlainTable<A extends PlainRecord, V extends object, S extends string> = {
  readonly kind: PlainKind<A, V, S>;
  readonly table: string;
  readonly id: string;
  readonly searched: readonly (keyof V & string)[];
  readonly orders: Readonly<Record<string, RawBuilder<unknown>>>;
};

/** Text in the order of a list: case and accents are ignored. */
export const foldedText = (column: string): RawBuilder<unknown> => sql`fold_text(${sql.ref(column)}) collate "C"`;

/** The store of a plain resource, in the transaction of one call: a write reads, asks the rule and stores the result with an audit entry. */
export const makePlainStore = <A extends PlainRecord, V extends object, S extends string>({
  kind,
  table,
  id: key,
  searched,
  orders,
}: PlainTable<A, V, S>): ((call: StoreCall) => PlainStore<A, V, S>) => {
  const [from, idColumn, columns] = [sql.table(table), sql.ref(key), sql.join(kind.fields.map((field) => sql.ref(field)))];
  const row = sql`jsonb_build_object('id', ${idColumn}, ${sql.join(
    [...kind.fields, "version", "created_at", "updated_at"].map((name) => sql`${sql.lit(name)}, ${sql.ref(name)}`),
  )})`;
  const texts = sql.join(searched.map((field) => sql.ref(field)));
  const matches = (search: string): RawBuilder<unknown> =>
    sql.join([sql`true`, ...containsWords(sql`fold_text(concat_ws(' ', ${texts}))`, search)], sql` and `);

  return (call) => {
    const { tx } = call;
    const { now } = call.request;
    const read = async (where: RawBuilder<unknown>, lock: boolean): Promise<StoredRecord<A> | null> => {
      const { rows } = await sql<StoredRecord<A>>`
        select ${row} as record, deleted_at from ${from} where org_id = ${tx.org} and ${where} ${lock ? sql`for update` : sql``}`.execute(
        tx.db,
      );
      return rows[0] ?? null;
    };
    const byId = (id: number): RawBuilder<unknown> => sql`${idColumn} = ${id}`;
    const get = async (id: number): Promise<E.Either<Failure, A>> => recordInUse(await read(byId(id), false));
    const audit = (id: number, { action, before, after }: RecordWrite<A, V>["audit"]): Promise<void> =>
      writeAudit(tx, call, { action: `${kind.type}.${action}`, object_type: kind.type, object_id: id, before, after });
    const write = async (written: RecordWrite<A, V>): Promise<void> => {
      const values = kind.valuesOf(written.record);
      const edits = kind.fields.map((field) => sql`${sql.ref(field)} = ${values[field]}`);
      await sql`
        update ${from} set ${sql.join(edits)}, deleted_at = ${written.deleted_at}, version = ${written.record.version}, updated_at = ${written.record.updated_at}
        where org_id = ${tx.org} and ${byId(written.record.id)}`.execute(tx.db);
      await audit(written.record.id, written.audit);
    };
    const decided = async (id: number, decide: (stored: StoredRecord<A> | null) => E.Either<Failure, RecordWrite<A, V> | null>) => {
      const decision = decide(await read(byId(id), true));
      if (E.isRight(decision) && decision.right !== null) await write(decision.right);
      return E.isLeft(decision) ? decision : E.right(undefined);
    };
    /** The record that an earlier request with this idempotency key created; a concurrent one waits for the end of this transaction. */
    const madeBy = async (create: string): Promise<StoredRecord<A> | null> => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${tx.org}:${table}:${create}`}, 0))`.execute(tx.db);
      return read(sql`create_key = ${create}::uuid`, false);
    };

    return {
      list: (query) => async () => {
        const direction = sql.raw(query.sort.startsWith("-") ? "desc" : "asc");
        const where = sql`org_id = ${tx.org} and deleted_at is null and ${matches(query.search)}`;
        const { rows } = await sql<{ record: A }>`
          select ${row} as record from ${from} where ${where} order by ${orders[query.sort.replace(/^-/, "")] ?? idColumn} ${direction}, ${idColumn} ${direction}
          limit ${query.limit} offset ${(query.page - 1) * query.limit}`.execute(tx.db);
        const counted = await sql<{ n: number }>`select count(*) as n from ${from} where ${where}`.execute(tx.db);
        const count = counted.rows[0]?.n ?? 0;
        return E.right({ results: rows.map(({ record }) => record), page: query.page, pages: pagesFor(count, query.limit), count });
      },
      get: (id) => () => get(id),
      create: (asked) => async () => {
        const accepted = acceptedRecord(kind, asked);
        if (E.isLeft(accepted)) return accepted;
        const made = asked.key === undefined ? null : await madeBy(asked.key);
        if (made !== null) return recordInUse(made);
        const values = kind.fields.map((field) => sql`${accepted.right[field]}`);
        const { rows } = await sql<{ id: number }>`
          insert into ${from} (org_id, create_key, created_at, updated_at, ${columns})
          values (${tx.org}, ${asked.key ?? null}::uuid, ${now}, ${now}, ${sql.join(values)}) returning ${idColumn} as id`.execute(tx.db);
        const id = rows[0]?.id ?? 0;
        const stored = await get(id);
        if (E.isRight(stored)) await audit(id, { action: "create", before: null, after: kind.valuesOf(stored.right) });
        return stored;
      },
      update: (id, change) => async () => {
        const answer = await decided(id, (stored) => decideRecordChange(kind, stored, change, now));
        return E.isLeft(answer) ? answer : get(id);
      },
      remove: (id) => () => decided(id, (stored) => decideRecordDeletion(stored, now)),
      restore: (id) => async () => {
        const answer = await decided(id, (stored) => decideRecordRestoration(stored, now));
        return E.isLeft(answer) ? answer : get(id);
      },
    };
  };
};
