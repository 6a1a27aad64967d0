import fc from "fast-check";
import * as t from "io-ts";
import { exactly } from "../../core/kernel/exactly.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { orNull } from "../../core/kernel/or-null.ts";

/** A codec, and values of which most decode by it. */
export type CodecCase = { readonly codec: t.Mixed; readonly fitting: fc.Arbitrary<unknown> };

const leaf: fc.Arbitrary<CodecCase> = fc.constantFrom<CodecCase>(
  { codec: t.string, fitting: fc.string() },
  { codec: t.number, fitting: fc.integer() },
  { codec: t.boolean, fitting: fc.boolean() },
  { codec: t.null, fitting: fc.constant(null) },
  { codec: t.unknown, fitting: fc.jsonValue() },
  { codec: t.Integer, fitting: fc.integer() },
  { codec: t.literal("a"), fitting: fc.constant("a") },
  { codec: t.keyof({ a: null, b: null }), fitting: fc.constantFrom("a", "b") },
  {
    codec: exactly("Ab", { a: t.string }, { b: t.number }),
    fitting: fc.record({ a: fc.string(), b: fc.integer(), c: fc.boolean() }, { requiredKeys: ["a"] }),
  },
  { codec: t.UnknownRecord, fitting: fc.dictionary(fc.string(), fc.integer()) },
);

const trimmed = new t.Type<string, string, unknown>(
  "trimmed text",
  t.string.is,
  (u, context) => (t.string.is(u) ? t.success(u.trim()) : t.failure(u, context)),
  (text) => text,
);

/** Codecs that change what they read: they trim, cut or add. */
const transforming: fc.Arbitrary<CodecCase> = fc.constantFrom<CodecCase>(
  { codec: trimmed, fitting: fc.string() },
  { codec: orNull(t.string), fitting: fc.constantFrom(null, undefined, "a") },
  { codec: orDefault(t.string, "b"), fitting: fc.constantFrom(null, undefined, "a") },
  { codec: t.strict({ a: t.string }), fitting: fc.record({ a: fc.string(), b: fc.integer() }, { requiredKeys: ["a"] }) },
  { codec: t.tuple([t.string]), fitting: fc.array(fc.string(), { minLength: 1, maxLength: 2 }) },
);

const wrap = (inner: fc.Arbitrary<CodecCase>): fc.Arbitrary<CodecCase> =>
  fc.oneof(
    inner.map(({ codec, fitting }) => ({ codec: t.readonlyArray(codec), fitting: fc.array(fitting, { maxLength: 3 }) })),
    inner.map(({ codec, fitting }) => ({
      codec: t.record(t.string, codec),
      fitting: fc.dictionary(fc.constantFrom("a", "b", "c"), fitting),
    })),
    inner.map(({ codec, fitting }) => ({
      codec: t.partial({ a: codec }),
      fitting: fc.record({ a: fitting, b: fc.integer() }, { requiredKeys: [] }),
    })),
    fc.tuple(inner, inner).map(([a, b]) => ({
      codec: t.type({ a: a.codec, b: b.codec }),
      fitting: fc.record({ a: a.fitting, b: b.fitting }, { requiredKeys: ["a"] }),
    })),
    fc.tuple(inner, inner).map(([a, b]) => ({ codec: t.union([a.codec, b.codec]), fitting: fc.oneof(a.fitting, b.fitting) })),
    fc.tuple(inner, inner).map(([a, b]) => ({
      codec: t.intersection([t.type({ a: a.codec }), t.partial({ b: b.codec })]),
      fitting: fc.record({ a: a.fitting, b: b.fitting }, { requiredKeys: ["a"] }),
    })),
  );

const nested = (base: fc.Arbitrary<CodecCase>): fc.Arbitrary<CodecCase> => fc.oneof(base, wrap(base), wrap(wrap(base)));

/** Codecs that answer with the very value they read. */
export const identityCodec: fc.Arbitrary<CodecCase> = nested(leaf);
/** Codecs of which some part may change what it reads. */
export const anyCodec: fc.Arbitrary<CodecCase> = nested(fc.oneof(leaf, transforming));

/** A codec with a value that may or may not decode by it. */
export const withInput = (cases: fc.Arbitrary<CodecCase>): fc.Arbitrary<{ readonly codec: t.Mixed; readonly input: unknown }> =>
  cases.chain(({ codec, fitting }) =>
    fc.oneof({ weight: 3, arbitrary: fitting }, { weight: 1, arbitrary: fc.jsonValue() }).map((input) => ({ codec, input })),
  );
