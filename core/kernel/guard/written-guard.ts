import type * as t from "io-ts";

type Holds = (u: unknown) => boolean;

const written = new WeakMap<t.Mixed, Holds>();

/** Attaches a generated guard to a codec, for lists that are read often; `fast` prefers it to the guard built at run time. */
export const withGuard = <C extends t.Mixed>(codec: C, holds: Holds): C => {
  written.set(codec, holds);
  return codec;
};

/** The generated guard of a codec, or undefined. */
export const writtenGuard = (codec: t.Mixed): Holds | undefined => written.get(codec);
