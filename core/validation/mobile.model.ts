import * as t from "io-ts";
import { phoneNormalize } from "./phone.rule.ts";

/** A mobile number of a user as it is stored; '' and null mean none. */
export const Mobile = new t.Type<string | null, string | null, unknown>(
  "Mobile",
  (u): u is string | null => u === null || typeof u === "string",
  (u, context) => {
    if (u === null || (typeof u === "string" && u.trim() === "")) return t.success(null);
    const number = typeof u === "string" ? phoneNormalize(u) : null;
    return number === null ? t.failure(u, context, "Mobile is invalid") : t.success(number);
  },
  t.identity,
);
