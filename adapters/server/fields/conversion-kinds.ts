import * as t from "io-ts";
import { FieldType } from "../../../core/fields/field-type.model.ts";
import { jobKind } from "../jobs/job.ts";

/**
 * Converts a field with many values to another type.
 * @property id of the field
 */
export const convertField = jobKind({
  kind: "fields.convert",
  input: t.type({ id: t.number, to: FieldType, conversion: t.number }),
  checkpoint: t.type({ done: t.number, emptied: t.number }),
});

/** Reverts such a conversion. */
export const revertField = jobKind({
  kind: "fields.revert",
  input: t.type({ id: t.number, conversion: t.number }),
  checkpoint: t.type({ after: t.number, done: t.number }),
});
