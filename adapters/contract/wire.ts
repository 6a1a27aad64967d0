import * as E from "fp-ts/lib/Either.js";
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

/** JSON carried as text in a query parameter. */
export const jsonText = <C extends t.Mixed>(codec: C): t.Type<t.TypeOf<C>, string, unknown> =>
  new t.Type(
    `JsonText<${codec.name}>`,
    (u): u is t.TypeOf<C> => codec.is(u),
    (u, c) => {
      if (typeof u !== "string") return t.failure(u, c, "expected JSON text");
      const parsed = E.tryCatch((): unknown => JSON.parse(u), String);
      return E.isLeft(parsed) ? t.failure(u, c, "expected valid JSON") : codec.validate(parsed.right, c);
    },
    (a) => JSON.stringify(codec.encode(a)),
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
