import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { isObject } from "./is-object.ts";

/** Maximum number of unknown keys reported; beyond it, known keys are not validated. */
const mostUnknownKeys = 20;

/** An object that allows no unknown keys; `codec` is the wrapped codec. */
export class ExactlyType<C extends t.Mixed> extends t.Type<t.TypeOf<C>, t.OutputOf<C>, unknown> {
  readonly _tag: "Exactly" = "Exactly" as const;
  readonly codec: C;
  readonly keys: readonly string[];
  constructor(codec: C, keys: readonly string[]) {
    const known = new Set(keys);
    super(
      codec.name,
      (u): u is t.TypeOf<C> => codec.is(u) && Object.keys(u).every((key) => known.has(key)),
      (u, context) => {
        if (!isObject(u)) return codec.validate(u, context);
        const unknownKeys: t.ValidationError[] = [];
        for (const key of Object.keys(u)) {
          if (unknownKeys.length === mostUnknownKeys) return t.failures(unknownKeys);
          if (!known.has(key))
            unknownKeys.push({
              value: u[key],
              context: [...context, { key, type: t.never, actual: u[key] }],
              message: "is not a known field",
            });
        }
        const decoded = codec.validate(u, context);
        return unknownKeys.length === 0 ? decoded : t.failures(E.isLeft(decoded) ? [...unknownKeys, ...decoded.left] : unknownKeys);
      },
      codec.encode,
    );
    this.codec = codec;
    this.keys = keys;
  }
}

/** Decodes an object with the given required and optional keys, and refuses any other key by name. */
export const exactly = <R extends t.Props, O extends t.Props>(name: string, required: R, optional: O) =>
  new ExactlyType(t.intersection([t.type(required), t.partial(optional)], name), [...Object.keys(required), ...Object.keys(optional)]);
