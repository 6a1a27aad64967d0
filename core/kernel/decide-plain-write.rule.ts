import * as E from "fp-ts/lib/Either.js";
import type { Decision } from "./decision.ts";
import { conflict, type Failure, invalid, notFound } from "./failure.ts";
import type { PlainChange, PlainKind, PlainRecord } from "./plain-record.model.ts";
import { recordRefusals } from "./record-refusals.ts";
import { sameValue } from "./same-value.ts";

/**
 * A record as it is stored.
 * @property deleted_at epoch seconds; null while the record is in use
 */
export type StoredRecord<A> = { readonly record: A; readonly deleted_at: number | null };

/** The audit entry of a write; null if there are no values before or after it. */
export type RecordAudit<V> = {
  readonly action: "create" | "update" | "delete" | "restore";
  readonly before: Partial<V> | null;
  readonly after: Partial<V> | null;
};

/** A write of a stored record: the whole record after the write. */
export type RecordWrite<A, V> = StoredRecord<A> & { readonly audit: RecordAudit<V> };

const noRecord: E.Either<Failure, never> = E.left(notFound(recordRefusals.no_plain_record));

/**
 * The record while it is in use; a deleted one is not found.
 * @param stored null if there is no such record
 */
export const recordInUse = <A>(stored: StoredRecord<A> | null): E.Either<Failure, A> =>
  stored === null || stored.deleted_at !== null ? noRecord : E.right(stored.record);

/** The values of a new record as they are stored, or the refusal that names the fields. */
export const acceptedRecord = <A extends PlainRecord, V extends object, S extends string>(
  { normal }: PlainKind<A, V, S>,
  values: V,
): E.Either<Failure, V> => E.mapLeft(invalid)(normal(values));

/**
 * Decides a change: it is written unless the record is not found, has the requested values already or has another version (version
 * conflict), or a value is invalid.
 * @param stored null if there is no such record
 * @param now epoch seconds
 */
export const decideRecordChange = <A extends PlainRecord, V extends object, S extends string>(
  kind: PlainKind<A, V, S>,
  stored: StoredRecord<A> | null,
  change: PlainChange<V>,
  now: number,
): Decision<RecordWrite<A, V>> => {
  const found = recordInUse(stored);
  if (E.isLeft(found)) return found;
  const record = found.right;
  const before = kind.valuesOf(record);
  const accepted = acceptedRecord(kind, { ...before, ...change });
  if (E.isLeft(accepted)) return accepted;
  const after = accepted.right;
  const fields = kind.fields.filter((field) => !sameValue(before[field], after[field]));
  if (fields.length === 0) return E.right(null);
  if (record.version !== change.version) return E.left(conflict(recordRefusals.plain_record_changed, record));
  const picked = (values: V): Partial<V> => fields.reduce((some: Partial<V>, field) => ({ ...some, [field]: values[field] }), {});
  const edit = picked(after);
  return E.right({
    record: { ...record, ...edit, version: record.version + 1, updated_at: now },
    deleted_at: null,
    audit: { action: "update", before: picked(before), after: edit },
  });
};

const moved = <A extends PlainRecord, V>(
  record: A,
  deleted_at: number | null,
  action: "delete" | "restore",
  now: number,
): RecordWrite<A, V> => ({
  record: { ...record, version: record.version + 1, updated_at: now },
  deleted_at,
  audit: { action, before: null, after: null },
});

/** Decides a deletion, whatever the version; a deleted record stays deleted as of its first deletion. */
export const decideRecordDeletion = <A extends PlainRecord, V>(stored: StoredRecord<A> | null, now: number): Decision<RecordWrite<A, V>> =>
  stored === null ? noRecord : E.right(stored.deleted_at === null ? moved(stored.record, now, "delete", now) : null);

/** Decides a restoration; a record in use stays as it is. */
export const decideRecordRestoration = <A extends PlainRecord, V>(
  stored: StoredRecord<A> | null,
  now: number,
): Decision<RecordWrite<A, V>> =>
  stored === null ? noRecord : E.right(stored.deleted_at === null ? null : moved(stored.record, null, "restore", now));
