import * as t from "io-ts";

/** A codec that decodes null and an absent key to a default; `codec` is the wrapped codec, `fallback` the default. */
export class OrDefaultType<C extends t.Mixed> extends t.Type<t.TypeOf<C>, t.OutputOf<C>, unknown> {
  readonly _tag: "OrDefault" = "OrDefault" as const;
  readonly codec: C;
  readonly fallback: t.TypeOf<C>;
  constructor(codec: C, fallback: t.TypeOf<C>) {
    super(
      codec.name,
      (u): u is t.TypeOf<C> => codec.is(u),
      (u, context) => (u === undefined || u === null ? t.success(fallback) : codec.validate(u, context)),
      codec.encode,
    );
    this.codec = codec;
    this.fallback = fallback;
  }
}

/** Decodes with the codec; null and an absent key give the fallback. */
export const orDefault = <C extends t.Mixed>(codec: C, fallback: t.TypeOf<C>): OrDefaultType<C> => new OrDefaultType(codec, fallback);
