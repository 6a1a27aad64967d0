import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { hasRole, nameProblem, namedRoles, rolePlaces } from "./file-roles.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const sources = globSync("{core,adapters,ui,tests}/**/*.{ts,tsx}", {
  cwd: root,
  exclude: (name) => name === "node_modules" || name === "peers",
});
const product = sources.filter((path) => !path.startsWith("tests/"));
const textOf = (path: string): string => readFileSync(root + path, "utf8");

/** Lines of the files in which a pattern stands. */
const linesWith = (paths: readonly string[], pattern: RegExp): readonly string[] =>
  paths.flatMap((path) =>
    textOf(path)
      .split("\n")
      .flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
  );

/** Lines of a source below its last import. */
const linesBelowImports = (text: string): number => (text.split(/^(?:import |\} from )[^\n]*";$/m).at(-1) ?? "").trim().split("\n").length;

describe("file names", () => {
  it("should be kebab-case with a role of their layer", () => {
    expect(sources.map(nameProblem).filter((problem) => problem !== null)).toEqual([]);
  });

  it.each([
    "core/campaigns/campaignStatus.rule.ts",
    "core/campaigns/status.helper.ts",
    "adapters/http/utils.ts",
    "ui/kit/button.component.tsx",
  ])("should be refused when it is %s", (path) => {
    expect(nameProblem(path)).not.toBeNull();
  });
});

describe("roles of product files", () => {
  it("should be told by a suffix, the name or the folder", () => {
    expect(product.filter((path) => !hasRole(path)).toSorted()).toEqual([]);
  });

  it("should have no name and no folder that no file has", () => {
    const unused = Object.entries(namedRoles).filter(([, pattern]) => !product.some((path) => pattern.test(path)));
    expect(unused.map(([role]) => role)).toEqual([]);
    expect(rolePlaces.filter((place) => !product.some((path) => path.startsWith(place)))).toEqual([]);
  });

  it.each([
    ["core/campaigns/campaign-status.rule.ts", true],
    ["core/campaigns/campaign-refusals.ts", true],
    ["core/kernel/page.ts", true],
    ["core/campaigns/campaign-status.ts", false],
    ["adapters/server/server-jobs.ts", true],
    ["adapters/server/campaigns/helping.ts", false],
  ] as const)("should of %s be known: %s", (path, isKnown) => {
    expect(hasRole(path)).toBe(isKnown);
  });
});

describe("sources", () => {
  it("should stay within 200 lines", () => {
    const long = product.map((path) => [path, textOf(path).trimEnd().split("\n").length] as const).filter(([, lines]) => lines > 200);
    expect(long.map(([path, lines]) => `${path}: ${lines}`)).toEqual([]);
  });

  it("should stay within 80 lines below the imports of a screen, whose decisions are view-models of core", () => {
    const screens = product.filter((path) => path.endsWith(".screen.tsx"));
    expect(screens.filter((path) => linesBelowImports(textOf(path)) > 80)).toEqual([]);
    expect(screens.length).toBeGreaterThan(80);
  });

  it("should have no effect in a view of an area, which the kit's hooks have for it", () => {
    const views = product.filter((path) => path.endsWith(".view.tsx") && !path.startsWith("ui/kit/"));
    const pattern = /\buse(Layout|Insertion)?Effect\b/;
    expect(linesWith(views, pattern)).toEqual([]);
    expect(views.length).toBeGreaterThan(150);
    expect(pattern.test("useLayoutEffect(() => focus());")).toBe(true);
  });

  it("should read no clock and roll no dice in core", () => {
    const core = product.filter((path) => path.startsWith("core/"));
    const pattern = /Date\.now|new Date\(\)|Math\.random|performance\.now|Temporal\.Now|crypto\.|setTimeout\(|setInterval\(/;
    expect(linesWith(core, pattern)).toEqual([]);
    expect(pattern.test("const now = Date.now();")).toBe(true);
  });

  it("should hold no loose ends", () => {
    expect(
      linesWith(
        product,
        /\b(TODO|FIXME|XXX)\b|[Cc]oming soon|@ts-(ignore|expect-error|nocheck)|(eslint|oxlint)-disable|\bas any\b|as unknown as/,
      ),
    ).toEqual([]);
  });

  it("should skip, focus or retry no test", () => {
    expect(
      linesWith(
        sources.filter((path) => path.startsWith("tests/") && !path.includes("house-style")),
        /\b(it|test|describe)\.(skip|only|todo|fails)\b|\{[^"]*\bretry: *[1-9]/,
      ),
    ).toEqual([]);
  });
});
