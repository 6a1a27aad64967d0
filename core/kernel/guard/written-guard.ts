import type * as t from "io-ts";

type Holds = (u: unknown) => boolean;

const written = new WeakMap<t.Mixed, Holds>();

/** Gives a codec the guard that was written out for it, for lists that are read often; `fast` asks it instead of the guard it would make. */
export const withGuard = <C extends t.Mixed>(codec: C, holds: Holds): C => {
  written.set(codec, holds);
  return codec;
};

/** The guard written out for a codec, or undefined. */
export const writtenGuard = (codec: t.Mixed): Holds | undefined => written.get(codec);
