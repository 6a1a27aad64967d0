import * as t from "io-ts";

/** A whole number written as text, as in a path or a query. */
export const IntText = new t.Type<number, string, unknown>(
  "IntText",
  t.Int.is,
  (u, c) => {
    const n = typeof u === "number" ? u : typeof u === "string" && /^\d{1,15}$/.test(u) ? Number(u) : Number.NaN;
    return Number.isSafeInteger(n) ? t.success(n) : t.failure(u, c, "expected a whole number");
  },
  String,
);

/** True or false written as text, as in a query. */
export const BoolText = new t.Type<boolean, string, unknown>(
  "BoolText",
  t.boolean.is,
  (u, c) => (u === "true" || u === true ? t.success(true) : u === "false" || u === false ? t.success(false) : t.failure(u, c, "expected true or false")),
  String,
);

/** A whole number written as text, between two others, both included. */
export const intTextBetween = (least: number, most: number) =>
  t.refinement(IntText, (n) => n >= least && n <= most, `a whole number from ${least} to ${most}`);
