import type * as t from "io-ts";
import type { Refusal } from "./refusal.ts";

type RefusalOf = (value: unknown) => Refusal | null;

const known = new WeakMap<object, RefusalOf>();

/**
 * Attaches refusals to a codec, as io-ts itself only supports message text.
 * @param refusalOf null for a value of the wrong type
 */
export const refusing = <C extends t.Mixed>(codec: C, refusalOf: RefusalOf): C => {
  known.set(codec, refusalOf);
  return codec;
};

/** The refusal of a value by a codec; null where the codec has none of its own. */
export const codecRefusal = (codec: object, value: unknown): Refusal | null => known.get(codec)?.(value) ?? null;
