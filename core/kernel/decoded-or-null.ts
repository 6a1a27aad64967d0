import * as E from "fp-ts/lib/Either.js";
import type * as t from "io-ts";

/** Reads unknown values with a codec; null for values that do not fit it. */
export const decodedOrNull =
  <A>(codec: t.Type<A, unknown>) =>
  (value: unknown): A | null =>
    E.getOrElseW(() => null)(codec.decode(value));
