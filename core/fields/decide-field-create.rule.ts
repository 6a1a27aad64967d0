import * as E from "fp-ts/lib/Either.js";
import type { AuditNote } from "../audit/audit-note.model.ts";
import { conflict, type Failure, invalid } from "../kernel/failure.ts";
import { sameValue } from "../kernel/same-value.ts";
import { requiredRefusal } from "../validation/validation-message.rule.ts";
import type { OtherBucket } from "./field-buckets.rule.ts";
import { definitionProblems, newFieldName } from "./field-definition.rule.ts";
import { fieldRefusals } from "./field-refusals.ts";
import { fieldLimits, type NewField, type StoredField } from "./field-schema.model.ts";
import { definitionColumns, definitionOutcome, definitionParts, type FieldColumns, type FieldOutcome } from "./field-write.rule.ts";

/**
 * What the store reads before a field is created.
 * @property again the field that an earlier request with the same idempotency key created; null where there is none
 * @property held every field of the organisation, in use or not
 */
export type FieldCreateFacts = {
  readonly again: StoredField | null;
  readonly held: readonly { readonly name: string; readonly in_use: boolean }[];
};

/**
 * A write of a new field; omitted parts have their defaults.
 * @property order its position, after all others
 * @property parts the given parts as they are returned
 * @property columns the same parts as they are stored
 */
export type FieldInsert = Pick<StoredField, "name" | "label" | "type"> & {
  readonly order: number;
  readonly parts: Partial<StoredField>;
  readonly columns: FieldColumns & { readonly bucket: OtherBucket | null; readonly custom_object_id: string | null };
  readonly audit: AuditNote;
};

/** The field created under the same idempotency key, or a new one. */
export type FieldCreation =
  | { readonly tag: "again"; readonly outcome: FieldOutcome }
  | { readonly tag: "new"; readonly insert: FieldInsert };

/** Refuses a new field with an invalid definition, including a list without options. */
export const acceptedField = (given: NewField): E.Either<Failure, NewField> => {
  const problems = definitionProblems(given.type, given.type === "list" ? { ...given, values: given.values ?? null } : given);
  return Object.keys(problems).length > 0 ? E.left(invalid(problems)) : E.right(given);
};

/** A retry creates no second field: the earlier field gets the latest definition, unless it was deleted or converted since. */
const decideAgain = (
  stored: StoredField,
  { key: _key, type, bucket_id: _bucket, custom_object_id: _object, ...definition }: NewField,
): E.Either<Failure, FieldOutcome> => {
  if (stored.deleted_at !== null || stored.type !== type) return E.left(conflict(fieldRefusals.made_before));
  const held: Readonly<Record<string, unknown>> = stored;
  const wanted = { ...definition, label: definition.label.trim() };
  const isInPlace = Object.entries(wanted).every(([part, value]) => sameValue(held[part], value));
  return E.right(isInPlace ? { field: stored, write: null } : definitionOutcome(stored, wanted));
};

const insertOf = (
  { key: _key, label, type, bucket_id = null, custom_object_id = null, ...rest }: NewField,
  name: string,
  order: number,
): FieldInsert => {
  const object = custom_object_id === null ? null : String(custom_object_id);
  const columns = { ...definitionColumns({ ...rest, label }), bucket: bucket_id, custom_object_id: object };
  return {
    name,
    label: label.trim(),
    type,
    order,
    parts: { ...definitionParts(rest), bucket_id, custom_object_id: object },
    columns,
    audit: { action: "field.create", before: null, after: { name, type, ...columns } },
  };
};

/**
 * Decides the creation of a field: its definition is invalid, it is a retry, there are too many fields, or its label yields no key; else it
 * gets a unique key.
 */
export const decideFieldCreate = (given: NewField, { again, held }: FieldCreateFacts): E.Either<Failure, FieldCreation> => {
  const accepted = acceptedField(given);
  if (E.isLeft(accepted)) return accepted;
  if (again !== null) return E.map((outcome: FieldOutcome): FieldCreation => ({ tag: "again", outcome }))(decideAgain(again, given));
  if (held.filter(({ in_use }) => in_use).length >= fieldLimits.fields) return E.left(invalid({ label: [fieldRefusals.too_many_fields] }));
  const name = newFieldName(
    given.label,
    held.map((field) => field.name),
    given.bucket_id ?? null,
  );
  if (name === null) return E.left(invalid({ label: [requiredRefusal("label")] }));
  return E.right({ tag: "new", insert: insertOf(given, name, held.length) });
};
