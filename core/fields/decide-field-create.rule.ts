import * as E from "fp-ts/lib/Either.js";
import type { AuditNote } from "../audit/audit-note.model.ts";
import { conflict, type Failure, invalid } from "../kernel/failure.ts";
import { sameValue } from "../kernel/same-value.ts";
import { requiredRefusal } from "../validation/validation-message.ts";
import type { OtherBucket } from "./field-buckets.rule.ts";
import { definitionProblems, newFieldName } from "./field-definition.rule.ts";
import { fieldRefusals } from "./field-refusals.ts";
import { fieldLimits, type NewField, type StoredField } from "./field-schema.model.ts";
import { definitionColumns, definitionOutcome, definitionParts, type FieldColumns, type FieldOutcome } from "./field-write.rule.ts";

/**
 * What the store reads before a field is made.
 * @property again the field that an earlier request of the same attempt made; null where there is none
 * @property held every field of the organisation, in use or not
 */
export type FieldCreateFacts = {
  readonly again: StoredField | null;
  readonly held: readonly { readonly name: string; readonly in_use: boolean }[];
};

/**
 * What is written of a new field; what is not named has its default.
 * @property order its place, behind all others
 * @property parts the named parts as the definition gives them back
 * @property columns the same parts as they are stored
 */
export type FieldInsert = Pick<StoredField, "name" | "label" | "type"> & {
  readonly order: number;
  readonly parts: Partial<StoredField>;
  readonly columns: FieldColumns & { readonly bucket: OtherBucket | null; readonly custom_object_id: string | null };
  readonly audit: AuditNote;
};

/** Either the field that the attempt made before, or a new one. */
export type FieldCreation =
  | { readonly tag: "again"; readonly outcome: FieldOutcome }
  | { readonly tag: "new"; readonly insert: FieldInsert };

/** Refuses a new field whose definition has problems; a list without options is one. */
export const acceptedField = (given: NewField): E.Either<Failure, NewField> => {
  const problems = definitionProblems(given.type, given.type === "list" ? { ...given, values: given.values ?? null } : given);
  return Object.keys(problems).length > 0 ? E.left(invalid(problems)) : E.right(given);
};

/** An attempt that is sent again makes no second field: the field of the first request is defined as the last one says, unless it was deleted or converted since. */
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

/** Decides the creation of a field: its definition has problems, the same attempt made it before, there are too many fields, or its label leaves nothing for a key; else it gets a key that no other field has. */
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
