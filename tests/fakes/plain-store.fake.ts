import * as E from "fp-ts/lib/Either.js";
import {
  acceptedRecord,
  decideRecordChange,
  decideRecordDeletion,
  decideRecordRestoration,
  recordInUse,
  type RecordWrite,
  type StoredRecord,
} from "../../core/kernel/decide-plain-write.rule.ts";
import type { Failure } from "../../core/kernel/failure.ts";
import { pagesFor } from "../../core/kernel/page.ts";
import type { PlainKind, PlainRecord } from "../../core/kernel/plain-record.model.ts";
import type { PlainStore } from "../../core/kernel/plain-resource.service.ts";
import { searchWords } from "../../core/kernel/search-words.rule.ts";

type Options<A extends PlainRecord, V extends object, S extends string> = {
  readonly kind: PlainKind<A, V, S>;
  readonly now: () => number;
  /** the record of a new row */
  readonly recordOf: (
    values: V,
    row: { readonly id: number; readonly version: number; readonly created_at: number; readonly updated_at: number },
  ) => A;
  /** the text that is searched, and the key of each order */
  readonly textOf: (record: A) => string;
  readonly keyOf: (record: A, order: string) => string | number;
};

/** A plain resource in memory; every write is decided by the rules that the server asks. */
export const makePlainStoreFake = <A extends PlainRecord, V extends object, S extends string>({
  kind,
  now,
  recordOf,
  textOf,
  keyOf,
}: Options<A, V, S>): PlainStore<A, V, S> => {
  const held = new Map<number, StoredRecord<A>>();
  const made = new Map<string, number>();
  const read = (id: number): StoredRecord<A> | null => held.get(id) ?? null;
  const get = (id: number): E.Either<Failure, A> => recordInUse(read(id));
  const decided = (id: number, decision: E.Either<Failure, RecordWrite<A, V> | null>): E.Either<Failure, void> => {
    if (E.isRight(decision) && decision.right !== null) held.set(id, decision.right);
    return E.isLeft(decision) ? decision : E.right(undefined);
  };
  return {
    list: (query) => async () => {
      const [order, sign] = [query.sort.replace(/^-/, ""), query.sort.startsWith("-") ? -1 : 1];
      const words = searchWords(query.search).map((word) => word.toLowerCase());
      const rows = [...held.values()]
        .flatMap(({ record, deleted_at }) =>
          deleted_at === null && words.every((word) => textOf(record).toLowerCase().includes(word)) ? [record] : [],
        )
        .toSorted((a, b) => {
          const [x, y] = [keyOf(a, order), keyOf(b, order)];
          return (x < y ? -1 : x > y ? 1 : a.id - b.id) * sign;
        });
      const from = (query.page - 1) * query.limit;
      return E.right({
        results: rows.slice(from, from + query.limit),
        page: query.page,
        pages: pagesFor(rows.length, query.limit),
        count: rows.length,
      });
    },
    get: (id) => async () => get(id),
    create: (asked) => async () => {
      const accepted = acceptedRecord(kind, asked);
      if (E.isLeft(accepted)) return accepted;
      const known = asked.key === undefined ? undefined : made.get(asked.key);
      if (known !== undefined) return get(known);
      const id = held.size + 1;
      held.set(id, { record: recordOf(accepted.right, { id, version: 1, created_at: now(), updated_at: now() }), deleted_at: null });
      if (asked.key !== undefined) made.set(asked.key, id);
      return get(id);
    },
    update: (id, change) => async () => {
      const answer = decided(id, decideRecordChange(kind, read(id), change, now()));
      return E.isLeft(answer) ? answer : get(id);
    },
    remove: (id) => async () => decided(id, decideRecordDeletion(read(id), now())),
    restore: (id) => async () => {
      const answer = decided(id, decideRecordRestoration(read(id), now()));
      return E.isLeft(answer) ? answer : get(id);
    },
  };
};
