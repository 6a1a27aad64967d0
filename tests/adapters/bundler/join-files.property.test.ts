import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PartFile } from "../../../adapters/bundler/file-groups.ts";
import { joinFiles } from "../../../adapters/bundler/join-files.ts";

const request = 500;

/** Files that import only later ones; a file is needed by all parts that need what imports it. */
const files: fc.Arbitrary<readonly PartFile[]> = fc
  .array(
    fc.record({
      bytes: fc.integer({ min: 10, max: 5_000 }),
      parts: fc.uniqueArray(fc.nat(7), { minLength: 1 }),
      imports: fc.uniqueArray(fc.nat(14), { maxLength: 3 }),
      isPlaced: fc.boolean(),
    }),
    { minLength: 2, maxLength: 15 },
  )
  .map((drawn) => {
    const parts = drawn.map((file) => new Set(file.parts));
    const imports = drawn.map((file, number) => file.imports.filter((used) => used > number && used < drawn.length));
    for (const [number, used] of imports.entries()) for (const one of used) for (const part of parts[number] ?? []) parts[one]?.add(part);
    return drawn.map(({ bytes, isPlaced }, number) => ({
      id: `file-${number}`,
      bytes,
      parts: [...(parts[number] ?? [])],
      imports: (imports[number] ?? []).map((used) => `file-${used}`),
      pages: "staff",
      place: isPlaced ? `place-${number}` : null,
    }));
  });

const builtFileOf = (all: readonly PartFile[], names: ReadonlyMap<string, string>): ((id: string) => string) => {
  const places = new Map(all.map(({ id, place }) => [id, place ?? names.get(id) ?? id]));
  return (id) => places.get(id) ?? id;
};

/** Everything that a built file waits for. */
const waitsFor = (all: readonly PartFile[], builtOf: (id: string) => string, from: string): ReadonlySet<string> => {
  const seen = new Set<string>();
  const stack = [from];
  for (let built = stack.pop(); built !== undefined; built = stack.pop())
    for (const used of all.filter(({ id }) => builtOf(id) === built).flatMap(({ imports }) => imports.map(builtOf)))
      if (used !== built && !seen.has(used)) {
        seen.add(used);
        stack.push(used);
      }
  return seen;
};

/** What all parts load together, a request counted as bytes. */
const loaded = (all: readonly PartFile[], builtOf: (id: string) => string): number => {
  const bytes = new Map<string, number>();
  for (const { id, bytes: own } of all) bytes.set(builtOf(id), (bytes.get(builtOf(id)) ?? 0) + own);
  const needed = Array.from({ length: 8 }, (_, part) => {
    const asked = new Set(all.filter(({ parts }) => parts.includes(part)).map(({ id }) => builtOf(id)));
    return new Set([...asked].flatMap((built) => [built, ...waitsFor(all, builtOf, built)]));
  });
  return needed.flatMap((built) => [...built]).reduce((total, built) => total + request + (bytes.get(built) ?? 0), 0);
};

const file = (id: string, parts: readonly number[], more: Partial<PartFile> = {}): PartFile => ({
  id,
  bytes: 200,
  parts,
  imports: [],
  pages: "staff",
  place: null,
  ...more,
});

describe("joining built files", () => {
  it("should never make two files wait for one another", () => {
    fc.assert(
      fc.property(files, (all) => {
        const builtOf = builtFileOf(all, joinFiles(all, 8, { request, full: [] }));
        for (const { id } of all) expect(waitsFor(all, builtOf, builtOf(id))).not.toContain(builtOf(id));
      }),
    );
  });

  it("should never cost more than it saves, over all parts", () => {
    fc.assert(
      fc.property(files, (all) => {
        const apart = builtFileOf(all, new Map());
        const together = builtFileOf(all, joinFiles(all, 8, { request, full: [] }));
        expect(loaded(all, together)).toBeLessThanOrEqual(loaded(all, apart));
      }),
    );
  });

  it("should leave files in their place", () => {
    fc.assert(
      fc.property(files, (all) => {
        const names = joinFiles(all, 8, { request, full: [] });
        expect(all.filter(({ id, place }) => place !== null && names.has(id))).toEqual([]);
      }),
    );
  });

  it("should join small files that mostly the same parts need", () => {
    const names = joinFiles([file("a", [0, 1, 2]), file("b", [0, 1, 2, 3]), file("c", [5])], 8, { request, full: [] });
    expect([names.get("a") === names.get("b"), names.has("a"), names.has("c")]).toEqual([true, true, false]);
  });

  it("should leave apart what would be loaded in vain too often, and what only some pages may load", () => {
    const large = joinFiles([file("a", [0, 1, 2], { bytes: 9_000 }), file("b", [0, 1, 2, 3, 4])], 8, { request, full: [] });
    const ofOthers = joinFiles([file("a", [0, 1]), file("b", [0, 1], { pages: "portal" })], 8, { request, full: [] });
    expect([large.size, ofOthers.size]).toEqual([0, 0]);
  });

  it("should give a part that weighs as much as it may nothing that it does not need", () => {
    const all = [file("a", [0, 1, 2]), file("b", [0, 1, 2, 3])];
    expect(joinFiles(all, 8, { request, full: [3] }).size).toBe(0);
  });
});
