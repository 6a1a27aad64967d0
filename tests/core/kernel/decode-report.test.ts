import * as t from "io-ts";
import { describe, expect, it } from "vitest";
import { decodeReport } from "../../../core/kernel/decode-report.ts";
import { exactly } from "../../../core/kernel/exactly.ts";
import { orNull } from "../../../core/kernel/or-null.ts";

const report = (codec: t.Mixed, input: unknown) => {
  const decoded = codec.decode(input);
  return decoded._tag === "Left" ? decodeReport(decoded.left).map(({ path, message }) => ({ path, message })) : [];
};

const Person = t.type({ name: t.string, age: t.Integer, tags: t.readonlyArray(t.string) }, "Person");
const Circle = t.type({ kind: t.literal("circle"), radius: t.number });
const Square = t.type({ kind: t.literal("square"), side: t.number });
const Cm = new t.Type<number>(
  "length in cm",
  t.number.is,
  (u, c) => (t.number.is(u) && u >= 0 ? t.success(u) : t.failure(u, c, "a length is never negative")),
  t.identity,
);
type Tree = { readonly children: readonly Tree[] };
const Tree: t.Type<Tree> = t.recursion("Tree", () => t.type({ children: t.readonlyArray(Tree) }));

describe("decodeReport", () => {
  it.each([
    ["text for a number", t.number, "5", [{ path: "", message: 'expected a number, got "5"' }]],
    ["a missing key", Person, { name: "Ann", age: 5 }, [{ path: "tags", message: "expected a list, got nothing" }]],
    ["a list element", Person, { name: "Ann", age: 5, tags: ["a", null] }, [{ path: "tags.1", message: "expected text, got null" }]],
    ["a fraction", Person, { name: "Ann", age: 5.5, tags: [] }, [{ path: "age", message: "expected a whole number, got 5.5" }]],
    ["a list for an object", Person, [], [{ path: "", message: "expected an object, got an empty list" }]],
    [
      "a closed set",
      t.keyof({ never: null, daily: null }),
      "hourly",
      [{ path: "", message: 'expected one of "never", "daily", got "hourly"' }],
    ],
    [
      "an optional value of the wrong type",
      t.type({ at: orNull(t.number) }),
      { at: "now" },
      [{ path: "at", message: 'expected a number or null, got "now"' }],
    ],
    ["a message of the codec's own", t.type({ width: Cm }), { width: -1 }, [{ path: "width", message: "a length is never negative" }]],
    [
      "a union of simple types",
      t.union([t.string, t.number, t.null]),
      true,
      [{ path: "", message: "expected text, a number or null, got true" }],
    ],
    [
      "a key that is not known",
      exactly("Named", { name: t.string }, {}),
      { name: "Ann", admin: true },
      [{ path: "admin", message: "is not a known field" }],
    ],
    [
      "a deep tree",
      Tree,
      { children: [{ children: [] }, { children: 5 }] },
      [{ path: "children.1.children", message: "expected a list, got 5" }],
    ],
    ["a dictionary", t.record(t.string, t.boolean), { on: "yes" }, [{ path: "on", message: 'expected true or false, got "yes"' }]],
  ])("should give path and message for %s", (_, codec, input, expected) => {
    expect(report(codec, input)).toEqual(expected);
  });

  it("should omit the indexes of intersection members from the path", () => {
    const codec = t.intersection([Person, t.partial({ note: t.string })]);
    expect(report(codec, { name: "Ann", age: 5, tags: [], note: 7 })).toEqual([{ path: "note", message: "expected text, got 7" }]);
    expect(report(t.exact(codec), { name: "Ann", age: 5, tags: [], note: 7 })).toEqual([{ path: "note", message: "expected text, got 7" }]);
  });

  it("should report only the branch of a union whose shape fits the input", () => {
    expect(report(t.union([t.string, t.readonlyArray(t.string)]), ["a", 5])).toEqual([{ path: "1", message: "expected text, got 5" }]);
  });

  it("should follow the tag of a tagged union", () => {
    expect(report(t.type({ shape: t.union([Circle, Square]) }), { shape: { kind: "square", side: "1" } })).toEqual([
      { path: "shape.side", message: 'expected a number, got "1"' },
    ]);
  });

  it("should prefer the branch whose literals match when io-ts does not know the tag", () => {
    const Loose = t.union([Circle, t.intersection([Square, t.partial({ colour: t.string })]), t.null]);
    expect(report(Loose, { kind: "square", side: 1, colour: 5 })).toEqual([{ path: "colour", message: "expected text, got 5" }]);
  });

  it("should truncate long text in messages", () => {
    const message = report(t.number, "x".repeat(1_000))[0]?.message ?? "";
    expect(message.length).toBeLessThan(100);
    expect(message).toContain("…");
  });

  it("should report the same problem once", () => {
    const codec = t.intersection([t.type({ id: t.string }), t.type({ id: t.string, name: t.string })]);
    expect(report(codec, { name: "A" })).toEqual([{ path: "id", message: "expected text, got nothing" }]);
  });
});
