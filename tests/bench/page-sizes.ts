import * as t from "io-ts";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const web = fileURLToPath(new URL("../../dist/web/", import.meta.url));

const Chunk = t.intersection([
  t.type({ file: t.string }),
  t.partial({
    src: t.string,
    isEntry: t.boolean,
    isDynamicEntry: t.boolean,
    imports: t.readonlyArray(t.string),
    dynamicImports: t.readonlyArray(t.string),
  }),
]);
const Manifest = t.record(t.string, Chunk);
type Manifest = t.TypeOf<typeof Manifest>;

/** @property limit the target, in bytes */
export type PageSize = { readonly name: string; readonly bytes: number; readonly limit: number };

/** Bytes after gzip: what the entry and its first route may take, and what each further route may add. */
const limits = {
  "staff/index.html": 240_000,
  "portal/index.html": 200_000,
  "shared/index.html": 190_000,
  "player/index.html": 190_000,
} as const;
const routeLimit = 45_000;

const readManifest = (): Manifest => {
  const manifest: unknown = JSON.parse(readFileSync(`${web}.vite/manifest.json`, "utf8"));
  if (!Manifest.is(manifest)) throw new Error("The build's manifest has another shape.");
  return manifest;
};

const reachedBy = (
  manifest: Manifest,
  starts: readonly string[],
  next: (chunk: Manifest[string] | undefined) => readonly string[],
): ReadonlySet<string> => {
  const seen = new Set<string>();
  const stack = [...starts];
  for (let key = stack.pop(); key !== undefined; key = stack.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    stack.push(...next(manifest[key]));
  }
  return seen;
};

const closure = (manifest: Manifest, ...starts: readonly string[]): ReadonlySet<string> =>
  reachedBy(manifest, starts, (chunk) => chunk?.imports ?? []);

const everReached = (manifest: Manifest, starts: readonly string[]): ReadonlySet<string> =>
  reachedBy(manifest, starts, (chunk) => [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])]);

/** The files that a page asks for by itself; the last one draws it. */
const startsOf = (manifest: Manifest, entry: string): readonly string[] => {
  const files = [...readFileSync(web + entry, "utf8").matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].map(([, file]) => file);
  const keys = files.flatMap((file) => Object.keys(manifest).filter((key) => manifest[key]?.file === file));
  if (keys.length === 0 || keys.length !== files.length) throw new Error(`The build's manifest does not know every script of ${entry}.`);
  return keys;
};

/** Files that wait for one another when a page starts; what is made of the one is then not there for the other. */
export const waitingInCircles = (): readonly string[] => {
  const manifest = readManifest();
  return Object.keys(manifest).filter((key) => closure(manifest, ...(manifest[key]?.imports ?? [])).has(key));
};

/** Pages that can reach the main file of another page, which would draw over them. */
export const strayMains = (): readonly string[] => {
  const manifest = readManifest();
  const entries = Object.keys(limits).map((entry) => ({ entry, starts: startsOf(manifest, entry) }));
  return entries.flatMap(({ entry, starts }) => {
    const reached = everReached(manifest, starts);
    const others = entries.filter((other) => other.entry !== entry && other.starts.slice(-1).some((main) => reached.has(main)));
    return others.map((other) => `${entry} reaches the main file of ${other.entry}`);
  });
};

const gzipped = new Map<string, number>();
const sizeOf = (manifest: Manifest, keys: Iterable<string>): number => {
  let total = 0;
  for (const key of keys) {
    const file = manifest[key]?.file ?? "";
    if (!file.endsWith(".js")) continue;
    if (!gzipped.has(file)) gzipped.set(file, gzipSync(readFileSync(web + file)).length);
    total += gzipped.get(file) ?? 0;
  }
  return total;
};

/**
 * What the built pages weigh: each entry with its first route, and every page and window that anything in the entry can fetch, on top of
 * its entry.
 */
export const pageSizes = (): readonly PageSize[] => {
  gzipped.clear();
  const manifest = readManifest();
  return Object.entries(limits).flatMap(([entry, limit]) => {
    const base = closure(manifest, ...startsOf(manifest, entry));
    const routes = new Set([...base].flatMap((key) => manifest[key]?.dynamicImports ?? []).filter((key) => key.endsWith(".screen.tsx")));
    const added = Array.from(routes, (key) => ({
      name: key,
      bytes: sizeOf(
        manifest,
        [...closure(manifest, key)].filter((part) => !base.has(part)),
      ),
      limit: routeLimit,
    }));
    const first = Math.max(0, ...added.filter(({ name }) => /home|portal-home|^player\//.test(name)).map(({ bytes }) => bytes));
    return [{ name: `${entry} with its first route`, bytes: sizeOf(manifest, base) + first, limit }, ...added];
  });
};
