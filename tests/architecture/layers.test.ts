import { globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { cruiseTree } from "./cruise.ts";
import { layerRules } from "./layer-rules.ts";
import { plants } from "./plants.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const planted: string[] = [];
afterAll(() => planted.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const plant = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), "cygnet-plant-"));
  planted.push(folder);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module", dependencies: { react: "*", inversify: "*" } }));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
};

describe("layers", () => {
  it("should see every module of the product and find no import that points outward", async () => {
    const { modules, summary } = await cruiseTree(root, ["core", "adapters", "ui", "composition-root.ts"]);
    const seen = new Set(modules.map(({ source }) => source));
    const sources = globSync("{core,adapters,ui}/**/*.{ts,tsx}", { cwd: root }).filter((name) => !name.endsWith(".d.ts"));
    expect(sources.length).toBeGreaterThan(200);
    expect(sources.filter((name) => !seen.has(name))).toEqual([]);
    expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
  }, 60_000);

  it("should have a planted violation for every rule", () => {
    expect(plants.map(({ rule }) => rule).sort()).toEqual(layerRules.map(({ name }) => name).sort());
  });

  it.each(plants)("should catch a violation of $rule", async ({ rule, files }) => {
    const folder = plant(files);
    const { summary } = await cruiseTree(folder, [...new Set(Object.keys(files).map((name) => name.split("/", 1)[0] ?? ""))]);
    expect(new Set(summary.violations.map((violation) => violation.rule.name))).toContain(rule);
  });
});
