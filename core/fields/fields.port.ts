import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type {
  ConversionPlan,
  FieldArrangement,
  FieldBin,
  FieldChange,
  FieldSchema,
  FieldUsage,
  FieldVerdict,
  NewField,
  StoredField,
} from "./field-schema.model.ts";
import type { FieldType } from "./field-type.model.ts";
import type { FieldSection } from "./field.model.ts";

/** Store of field definitions. Each method is one request. */
export type FieldStore = {
  /** The fields visible to the caller. */
  readonly schema: TaskEither<Failure, FieldSchema>;
  readonly create: (field: NewField) => TaskEither<Failure, StoredField>;
  /** Refused as a conflict whose `current` is the stored field when it has changed since. */
  readonly update: (id: number, change: FieldChange) => TaskEither<Failure, StoredField>;
  readonly arrange: (arrangement: FieldArrangement) => TaskEither<Failure, FieldSchema>;
  readonly addSection: (title: string) => TaskEither<Failure, FieldSection>;
  readonly renameSection: (slug: string, title: string) => TaskEither<Failure, FieldSection>;
  /** Moves its fields to the default section, which cannot be removed. */
  readonly removeSection: (slug: string) => TaskEither<Failure, FieldSchema>;
  readonly usage: (id: number) => TaskEither<Failure, FieldUsage>;
  /** Deletes a field; the values of contacts are kept for a restoration. */
  readonly remove: (id: number) => TaskEither<Failure, StoredField>;
  readonly restore: (id: number) => TaskEither<Failure, StoredField>;
  readonly bin: TaskEither<Failure, FieldBin>;
  /** Returns the effect of a conversion, without writing. */
  readonly plan: (id: number, to: FieldType) => TaskEither<Failure, ConversionPlan>;
  /**
   * Converts every value; refused unless confirmed where some would be emptied. Many values are converted in the background, and the field
   * is returned with its old type.
   */
  readonly convert: (id: number, to: FieldType, confirmed: boolean) => TaskEither<Failure, StoredField>;
  /**
   * Undoes a conversion within 30 days: values changed since are kept where the old type can hold them. Exposing secrets requires the
   * password within five minutes; else forbidden with `needs` "password".
   */
  readonly revert: (conversion: number) => TaskEither<Failure, StoredField>;
  readonly validate: (values: Readonly<Record<string, unknown>>) => TaskEither<Failure, FieldVerdict>;
};
export const FieldStore = token<FieldStore>("fields.store");
