import type * as t from "io-ts";
import type { Refusal } from "./refusal.ts";

type RefusalOf = (value: unknown) => Refusal | null;

const known = new WeakMap<object, RefusalOf>();

/**
 * Gives a codec its refusals, which io-ts itself can only tell as text.
 * @param refusalOf null for a value that is refused for its type
 */
export const refusing = <C extends t.Mixed>(codec: C, refusalOf: RefusalOf): C => {
  known.set(codec, refusalOf);
  return codec;
};

/** Why a codec refuses a value; null where it has no refusal of its own. */
export const codecRefusal = (codec: object, value: unknown): Refusal | null => known.get(codec)?.(value) ?? null;
