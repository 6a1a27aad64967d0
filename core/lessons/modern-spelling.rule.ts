import * as t from "io-ts";

/** Values of an item with `standnew`, the old spelling, read as `standalone`; the old one is never written. */
export const modernSpelling = (values: unknown): unknown => {
  if (!t.UnknownRecord.is(values) || values["standnew"] === undefined) return values;
  const { standnew, ...rest } = values;
  return { ...rest, standalone: rest["standalone"] ?? standnew };
};
