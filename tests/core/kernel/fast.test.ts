import * as t from "io-ts";
import { describe, expect, it } from "vitest";
import { fast } from "../../../core/kernel/guard/fast.ts";
import { guardOf } from "../../../core/kernel/guard/guard-of.ts";
import { orNull } from "../../../core/kernel/or-null.ts";

const Contact = t.type({ id: t.string, email: t.readonlyArray(t.string), score: t.union([t.number, t.null]) });
type Tree = { readonly children: readonly Tree[] };
const Tree: t.Type<Tree> = t.recursion("Tree", () => t.type({ children: t.readonlyArray(Tree) }));
const NumberFromText = new t.Type<number, string, unknown>(
  "a number as text",
  t.number.is,
  (u, context) => (t.string.is(u) && u !== "" ? t.success(Number(u)) : t.failure(u, context)),
  String,
);

describe("fast decoding by example", () => {
  it("should return the same object for a codec that transforms nothing", () => {
    const contact = { id: "1", email: ["a@b.co"], score: null };
    const decoded = fast(Contact)(contact);
    expect(decoded._tag === "Right" && decoded.right === contact).toBe(true);
  });

  it("should return the decoder's own errors for invalid input", () => {
    const wrong = { id: 1, email: [], score: null };
    expect(fast(Contact)(wrong)).toEqual(Contact.decode(wrong));
  });

  it("should leave codecs that transform to themselves", () => {
    expect(guardOf(t.type({ n: NumberFromText }))).toBeNull();
    expect(fast(t.type({ n: NumberFromText }))({ n: "12" })).toEqual({ _tag: "Right", right: { n: 12 } });
  });

  it("should fill in an absent key that means null", () => {
    const Named = t.type({ name: orNull(t.string) });
    expect(fast(Named)({})).toEqual({ _tag: "Right", right: { name: null } });
    const present = { name: null };
    const decoded = fast(Named)(present);
    expect(decoded._tag === "Right" && decoded.right === present).toBe(true);
  });

  it("should drop unknown keys of exact codecs as the decoder does", () => {
    expect(fast(t.strict({ a: t.string }))({ a: "x", b: 1 })).toEqual({ _tag: "Right", right: { a: "x" } });
  });

  it("should use the first member of a union that decodes, even if a later one would keep more", () => {
    const codec = t.union([t.strict({ a: t.string }), t.type({ a: t.string, b: t.number })]);
    expect(fast(codec)({ a: "x", b: 1 })).toEqual({ _tag: "Right", right: { a: "x" } });
  });

  it("should walk recursive types", () => {
    const tree = { children: [{ children: [] }] };
    const decoded = fast(Tree)(tree);
    expect(decoded._tag === "Right" && decoded.right === tree).toBe(true);
    expect(fast(Tree)({ children: [5] })._tag).toBe("Left");
  });

  it("should require every key of a dictionary over a closed set", () => {
    const codec = t.record(t.keyof({ a: null, b: null }), t.number);
    expect(fast(codec)({ a: 1, b: 2 })).toEqual({ _tag: "Right", right: { a: 1, b: 2 } });
    expect(fast(codec)({ a: 1 })._tag).toBe("Left");
  });
});
