import * as t from "io-ts";

/** An item's values with the legacy key `standnew` read as `standalone`; the legacy key is never written. */
export const modernSpelling = (values: unknown): unknown => {
  if (!t.UnknownRecord.is(values) || values["standnew"] === undefined) return values;
  const { standnew, ...rest } = values;
  return { ...rest, standalone: rest["standalone"] ?? standnew };
};
