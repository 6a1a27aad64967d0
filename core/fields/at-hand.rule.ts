import type { Field } from "./field.model.ts";

/** Whether reads of contacts include the field's values; fetched values are requested for single contacts only. */
export const isAtHand = ({ bucket_id }: Pick<Field, "bucket_id">): boolean => bucket_id !== "http";
