import * as t from "io-ts";

/** A codec that decodes null and an absent key to null; `codec` is the wrapped codec. */
export class OrNullType<C extends t.Mixed> extends t.Type<t.TypeOf<C> | null, t.OutputOf<C> | null, unknown> {
  readonly _tag = "OrNull" as const;
  readonly codec: C;
  constructor(codec: C) {
    super(
      `${codec.name} | null`,
      (u): u is t.TypeOf<C> | null => u === null || codec.is(u),
      (u, context) => (u === undefined || u === null ? t.success(null) : codec.validate(u, context)),
      (a) => (a === null ? null : codec.encode(a)),
    );
    this.codec = codec;
  }
}

/** Decodes with the codec; null and an absent key give null. */
export const orNull = <C extends t.Mixed>(codec: C): OrNullType<C> => new OrNullType(codec);
