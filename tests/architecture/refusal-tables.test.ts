import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const textOf = (path: string): string => readFileSync(root + path, "utf8");

const valuesOf = (u: unknown): readonly (readonly [string, unknown])[] => (typeof u === "object" && u !== null ? Object.entries(u) : []);
const messageOf = (entry: unknown): unknown =>
  typeof entry === "function" || (typeof entry === "object" && entry !== null) ? Reflect.get(entry, "message") : null;

const tablePaths = globSync("core/**/*-refusals.ts", { cwd: root }).toSorted();
const modules: readonly unknown[] = await Promise.all(tablePaths.map((path): Promise<unknown> => import(root + path)));
const entries = modules
  .flatMap(valuesOf)
  .flatMap(([, table]) => valuesOf(table))
  .map(([code, entry]) => ({ code, message: messageOf(entry) }));

/** A maker of failures with a sentence written where it is made, on one line or several, instead of an entry of a table. */
const written =
  /\b(?:notFound|forbidden|unauthorized|conflict|invalid)\((?:[^()"`]|\([^()"`]*\)|"[^" ]*")*(?:"[A-Z][^"]* [^"]*"|`[^`]* [^`]*`)|\btag: "[a-z-]+",\s+message: ["`]/;

describe("the tables of refusals", () => {
  it("should give every code one sentence only, over all areas", () => {
    expect(tablePaths.length).toBeGreaterThan(30);
    expect(entries.length).toBeGreaterThan(150);
    expect(entries.filter(({ message }) => typeof message !== "string" || message === "")).toEqual([]);
    const codes = entries.map(({ code }) => code);
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
  });

  it("should hold every sentence with which the server refuses something", () => {
    const server = globSync("adapters/server/**/*.ts", { cwd: root }).filter((path) => !path.includes("/demo/"));
    expect(server.length).toBeGreaterThan(200);
    expect(
      server.flatMap((path) => Array.from(textOf(path).matchAll(new RegExp(written, "g")), ([sentence]) => `${path}: ${sentence}`)),
    ).toEqual([]);
  });

  it.each([
    'return E.left(notFound("There is no such boat."));',
    'return E.left(invalid({ boat: ["No such boat"] }));',
    'const full = invalid({ "boat.name": [`There are ${most} boats`] });',
    'return E.left(\n  invalid({\n    boat: ["No such boat"],\n  }),\n);',
    'throw new RequestFailure({\n  tag: "busy",\n  message: "Try again.",\n});',
    'throw new RequestFailure({ tag: "busy", message: "Try again.", retryAfter: 2 });',
  ])("should be missed by a sentence written on the spot: %s", (line) => {
    expect(written.test(line)).toBe(true);
  });
});
