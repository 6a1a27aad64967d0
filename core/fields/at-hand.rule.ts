import type { Field } from "./field.model.ts";

/** Whether the values of a field are at hand wherever contacts are read; what is fetched is asked for one contact alone. */
export const isAtHand = ({ bucket_id }: Pick<Field, "bucket_id">): boolean => bucket_id !== "http";
