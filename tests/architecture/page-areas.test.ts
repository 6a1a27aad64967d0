import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string): string => readFileSync(root + path, "utf8");
const matched = (text: string, pattern: RegExp): readonly string[] => Array.from(text.matchAll(pattern), ([, first = ""]) => first);

/** The area of each token of the core, by the name that it is imported by. */
const areaOf = new Map(
  globSync("core/**/*.ts", { cwd: root }).flatMap((path) =>
    Array.from(read(path).matchAll(/export const (\w+) = token<.*>\("([^".]+)\./g), ([, name = "", area = ""]): [string, string] => [
      name,
      area,
    ]),
  ),
);
/** The modules of pages, by the area that they are named after. */
const modules = globSync("adapters/di/{staff,portal}-pages/*.module.ts", { cwd: root });
const laterAreas = new Set(modules.filter((path) => path.includes("/staff-pages/")).map((path) => basename(path, ".module.ts")));
/** Tokens that the modules of several areas bind, the first one loaded. */
const shared: ReadonlySet<string> = new Set(["ContactChanges"]);

/** What comes with a file at once, or, if so told, whenever. */
const comesWith = (start: string, isEver: boolean): ReadonlySet<string> => {
  const seen = new Set<string>();
  const open = [start];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path) || !path.startsWith("ui/")) continue;
    seen.add(path);
    const folder = dirname(path);
    open.push(
      ...matched(read(path), isEver ? /(?:from\s*|import\()"(\.[^"]+\.tsx?)"/g : /from\s*"(\.[^"]+\.tsx?)"/g).map((name) =>
        normalize(join(folder, name)),
      ),
    );
  }
  return seen;
};
const askedBy = (screen: string, isEver = false): ReadonlySet<string> =>
  new Set(
    [...comesWith(screen, isEver)]
      .flatMap((path) => matched(read(path), /(?:useService|resolve)\((\w+)\)/g))
      .flatMap((name) => areaOf.get(name) ?? [])
      .filter((area) => laterAreas.has(area)),
  );

type Page = { readonly screen: string; readonly areas: readonly string[] };

/** The pages that a list of pages names: each entry goes from its path to the next entry's. */
const pagesIn = (path: string): readonly Page[] =>
  read(path)
    .split(/(?=\bpath: )/)
    .slice(1)
    .flatMap((entry) =>
      matched(entry, /import\("(\.[^"]+)"\)/g).map((name) => ({
        screen: normalize(join(dirname(path), name)),
        areas: matched(/areas: \[([^\]]*)\]/.exec(entry)?.[1] ?? "", /"([^"]+)"/g),
      })),
    );

describe("the services of a page", () => {
  const pages = globSync("ui/staff/{*,*/*}/{routes.tsx,settings.ts}", { cwd: root }).flatMap(pagesIn);

  it("should be named beside it by their areas, so that they come with its code", () => {
    expect(pages.length).toBeGreaterThan(20);
    expect(
      pages.flatMap(({ screen, areas }) =>
        [...askedBy(screen)].filter((area) => !areas.includes(area)).map((area) => `${screen} asks for ${area}`),
      ),
    ).toEqual([]);
  });

  it("should be named only where they are asked for", () => {
    const asked = (screen: string): ReadonlySet<string> =>
      new Set(
        pages
          .filter((page) => page.screen === screen || dirname(page.screen) === dirname(screen))
          .flatMap((page) => [...askedBy(page.screen, true)]),
      );
    expect(
      pages.flatMap(({ screen, areas }) =>
        areas.filter((area) => !asked(screen).has(area)).map((area) => `${screen} does not ask for ${area}`),
      ),
    ).toEqual([]);
  });

  it("should be bound by the module that is named after their area", () => {
    const bound = modules.flatMap((path) =>
      matched(read(path), /provide\(\s*options,\s*(\w+)/g)
        .filter((name) => !shared.has(name))
        .map((name) => ({ path, name, area: areaOf.get(name) })),
    );
    expect(bound.length).toBeGreaterThan(40);
    expect(bound.filter(({ path, area }) => basename(path, ".module.ts") !== area)).toEqual([]);
  });

  it("should be missed where a screen asks for them and nothing names them", () => {
    expect([...askedBy("ui/staff/contacts/list/contact-list.screen.tsx")].toSorted()).toEqual(["contacts", "fields"]);
    expect(laterAreas.size).toBeGreaterThan(10);
  });
});
