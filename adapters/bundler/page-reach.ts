import type { Rolldown } from "vite";

/** Packages that are imported by one file which only names others: a page takes from them what it names. */
const namedParts = /node_modules\/(?:lucide-react|rxjs)\//;
const namesAll = /node_modules\/(?:lucide-react\/dist\/esm\/lucide-react\.mjs|rxjs\/dist\/esm\/index\.js)$/;
const namedFrom = /(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;

export const isOfPackage = (id: string): boolean => id.includes("node_modules") && !namedParts.test(id);

/** The file behind each name of such a package. */
const filesByName = (all: string, context: Rolldown.ChunkingContext): ReadonlyMap<string, string> => {
  const info = context.getModuleInfo(all);
  const fileOf = (from: string): string =>
    info?.importedIds.find((id) => id.replace(/\.m?js$/, "").endsWith(from.replace(/^\.|\.m?js$/g, ""))) ?? "";
  return new Map(
    [...(info?.code ?? "").matchAll(namedFrom)].flatMap(([, list = "", from = ""]) =>
      list.split(",").map((one): readonly [string, string] => [one.trim().split(/\s/).at(-1) ?? "", fileOf(from)]),
    ),
  );
};

/**
 * What the files of the sources import.
 * @property of at once
 * @property laterOf when it is asked for
 * @property sizeOf in characters
 */
export type Imports = {
  readonly of: (id: string) => readonly string[];
  readonly laterOf: (id: string) => readonly string[];
  readonly sizeOf: (id: string) => number;
};

/**
 * Reads imports from the bundler. Left to itself the bundler takes packages with names as a whole, and puts their files beside the entry,
 * which waits for what draws them.
 */
export const makeImports = (context: Rolldown.ChunkingContext): Imports => {
  const byName = new Map<string, ReadonlyMap<string, string>>();
  const known = new Map<string, readonly string[]>();
  const partsOf = (all: string, code: string): readonly string[] => {
    const files = byName.get(all) ?? filesByName(all, context);
    byName.set(all, files);
    const lists = [...code.matchAll(namedFrom)].filter(([, , from = ""]) => all.includes(`/${from}/`)).map(([, list = ""]) => list);
    return lists.flatMap((list) => list.split(",").flatMap((one) => files.get(one.trim().split(/\s/, 1)[0] ?? "") ?? []));
  };
  return {
    of: (id) => {
      const found = context.getModuleInfo(id);
      const used =
        known.get(id) ?? (found?.importedIds ?? []).flatMap((one) => (namesAll.test(one) ? partsOf(one, found?.code ?? "") : [one]));
      known.set(id, used);
      return used;
    },
    laterOf: (id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
    sizeOf: (id) => (context.getModuleInfo(id)?.code ?? "").length,
  };
};

/** All files that can be reached from an entry. */
export const reachedFrom = (entry: string, importsOf: (id: string) => readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const stack = [entry];
  for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    stack.push(...importsOf(id));
  }
  return seen;
};

/**
 * The files that a page reaches: ours, and those of packages that are taken by name.
 * @property early at its start, with its first route, or right after it
 * @property next always right after its first route
 * @property first all that is loaded, at once or later, wherever the first route is shown
 * @property calm all that is loaded once the page rests
 */
export type PageReach = {
  readonly main: string;
  readonly start: ReadonlySet<string>;
  readonly early: ReadonlySet<string>;
  readonly next: ReadonlySet<string>;
  readonly ever: ReadonlySet<string>;
  readonly first: ReadonlySet<string>;
  readonly calm: ReadonlySet<string>;
};

/**
 * @property following parts that the first route always loads once it stands there
 * @property calm parts that the page loads once it rests
 */
type Afterwards = { readonly following?: readonly string[]; readonly calm?: readonly string[] };

/** @param first the screen of a page's first route */
export const reachOf = (
  { of, laterOf }: Imports,
  main: string,
  first: string,
  { following = [], calm = [] }: Afterwards = {},
): PageReach => {
  const allOf = (parts: readonly string[]): ReadonlySet<string> => new Set(parts.flatMap((part) => [...reachedFrom(part, of)]));
  const ours = (id: string): readonly string[] => of(id).filter((used) => !isOfPackage(used));
  const start = reachedFrom(main, ours);
  const begun = start.union(reachedFrom(first, ours));
  const next = new Set(following.flatMap((part) => [...reachedFrom(part, ours)])).difference(begun);
  return {
    main,
    start,
    early: begun.union(next),
    next,
    first: allOf([first, ...laterOf(first), ...following]),
    calm: allOf(calm),
    ever: reachedFrom(main, (id) => [...ours(id), ...laterOf(id).filter((used) => !isOfPackage(used))]),
  };
};
