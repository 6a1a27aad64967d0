import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fast } from "../../../core/kernel/guard/fast.ts";
import { guardOf } from "../../../core/kernel/guard/guard-of.ts";
import { anyCodec, identityCodec, withInput } from "../../arbitraries/codec.arb.ts";

describe("fast decoding", () => {
  it("should answer as the codec does, whatever the codec and the input", () => {
    fc.assert(
      fc.property(withInput(anyCodec), ({ codec, input }) => {
        const plain = codec.decode(input);
        const quick = fast(codec)(input);
        expect(quick._tag).toBe(plain._tag);
        if (quick._tag === "Right" && plain._tag === "Right") expect(quick.right).toEqual(plain.right);
        if (quick._tag === "Left" && plain._tag === "Left")
          expect(quick.left.map((error) => error.context.length)).toEqual(plain.left.map((error) => error.context.length));
      }),
    );
  });

  it("should answer with the very value where the guard holds", () => {
    fc.assert(
      fc.property(withInput(anyCodec), ({ codec, input }) => {
        fc.pre(guardOf(codec)?.holds(input) === true);
        const quick = fast(codec)(input);
        expect(quick._tag === "Right" && Object.is(quick.right, input)).toBe(true);
        expect(codec.decode(input)).toEqual({ _tag: "Right", right: input });
      }),
    );
  });

  it("should hold exactly for what decodes when the guard is total", () => {
    fc.assert(
      fc.property(withInput(identityCodec), ({ codec, input }) => {
        const guard = guardOf(codec);
        fc.pre(guard?.total === true);
        expect(guard?.holds(input)).toBe(codec.decode(input)._tag === "Right");
      }),
    );
  });
});
