import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build, defaultClientConditions, type Rolldown } from "vite";
import { defineConfig } from "vitest/config";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** By itself Vitest leaves one core idle, on a machine with two that is half of it. */
const maxWorkers = availableParallelism();

/** fp-ts ships CommonJS under `lib` (what Node loads) and modules under `es6` (what a bundler can shake). */
const functionalModules = { find: /^fp-ts\/lib\/(.*)\.js$/, replacement: at("./node_modules/fp-ts/es6/$1.js") };

/** Rules that the portal asks as it starts, and staff pages later; in the portal's main file they would wait for it. */
const portalRules = /\/core\/(?:portal-roles\/admits|conversations\/may-message)\.rule\.ts$/;

/** What every page runs on; none of it imports a file of ours. */
const libraries =
  /node_modules\/(?:(?:react|react-dom|scheduler|i18next|use-sync-external-store|inversify|@inversifyjs|reflect-metadata|io-ts|rxjs|tslib)\/|lucide-react\/dist\/esm\/(?!icons\/|lucide-react)|fp-ts\/es6\/(?:Either|function|internal|Functor|Chain|Ord|Eq|Apply|FromEither|EitherT|FromIO|FromTask|Task|TaskEither)\.js|react-aria\/dist\/private\/(?:ssr\/SSRProvider|utils\/(?:focusWithoutScrolling|platform|openLink)|i18n\/(?:utils|useDefaultLocale|I18nProvider))\.mjs)/;
/** Pages of one lesson or link have no router. */
const routing = /node_modules\/@tanstack\/(?:react-router|router-core|history|store|react-store)\//;
/** The parts of a list: a page that draws one needs most of them, and apart they pack badly. */
const listParts =
  /\/ui\/kit\/(?:data-grid\.view|grid-[^/]+|use-grid-[^/]+|use-long-window|long-rows|scroll-scale|card-keys|use-card-columns)\.tsx?$/;
const pages = {
  staff: at("./ui/staff/staff.main.tsx"),
  portal: at("./ui/portal/portal.main.tsx"),
  shared: at("./ui/shared/shared.main.tsx"),
  player: at("./ui/player/player.main.tsx"),
};

/** Our files that can be reached from an entry, at once or, if so told, ever. */
const reachedFrom = (entry: string, isEver: boolean, context: Rolldown.ChunkingContext): ReadonlySet<string> => {
  const seen = new Set<string>();
  const stack = [entry];
  for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
    if (seen.has(id) || id.includes("node_modules")) continue;
    seen.add(id);
    const found = context.getModuleInfo(id);
    stack.push(...(found?.importedIds ?? []), ...(isEver ? (found?.dynamicallyImportedIds ?? []) : []));
  }
  return seen;
};

/** Whether a file of ours needs the router as soon as it is loaded. */
const isRouted = (file: string, context: Rolldown.ChunkingContext): boolean =>
  [...reachedFrom(file, false, context)].some((id) => context.getModuleInfo(id)?.importedIds.some((used) => routing.test(used)) === true);

const picture = /lucide-react\/dist\/esm\/(icons\/.+)$/;
const pictured = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;

/**
 * The files of the pictures that some of our files draw: they all come through one file, which does not tell whose they are. Left to itself
 * the bundler puts them beside the entry, which waits for what draws them.
 */
const picturesOf = (ids: ReadonlySet<string>, context: Rolldown.ChunkingContext): ReadonlySet<string> => {
  const infos = [...ids].map((id) => context.getModuleInfo(id));
  const namesIn = (list = ""): readonly string[] => list.split(",").map((one) => one.trim().split(/\s/).at(-1) ?? "");
  const wanted = new Set(
    infos.flatMap((info) => [...(info?.code ?? "").matchAll(pictured)].flatMap(([, list]) => namesIn(list?.replace(/\s+as\s+\w+/g, "")))),
  );
  const all = infos.flatMap((info) => info?.importedIds ?? []).find((id) => id.includes("/lucide-react/"));
  const files =
    all === undefined
      ? []
      : [...(context.getModuleInfo(all)?.code ?? "").matchAll(/export\s*\{([^}]*)\}\s*from\s*["']\.\/(icons\/[^"']+)["']/g)];
  return new Set(files.flatMap(([, list, file = ""]) => (namesIn(list).some((name) => wanted.has(name)) ? [file] : [])));
};

/**
 * Joins what a page loads at its start into few files, and leaves alone what only the other application's pages share: small files pack
 * badly, and each is named wherever it may be needed.
 */
const startingChunk = (): ((id: string, context: Rolldown.ChunkingContext) => string | null) => {
  let reach: Readonly<Record<keyof typeof pages, { readonly start: ReadonlySet<string>; readonly ever: ReadonlySet<string> }>> | undefined;
  return (id, context) => {
    if (libraries.test(id)) return "libraries";
    if (routing.test(id)) return "routing";
    const withPictures = (ids: ReadonlySet<string>): ReadonlySet<string> => new Set([...ids, ...picturesOf(ids, context)]);
    const from = (entry: string) => ({
      start: withPictures(reachedFrom(entry, false, context)),
      ever: withPictures(reachedFrom(entry, true, context)),
    });
    reach ??= { staff: from(pages.staff), portal: from(pages.portal), shared: from(pages.shared), player: from(pages.player) };
    if (portalRules.test(id)) return "portal-rules";
    const { staff, portal, shared, player } = reach;
    const part = picture.exec(id)?.[1] ?? id;
    const isCommon = portal.ever.has(part) || (part.startsWith("icons/") && shared.ever.has(part));
    if (staff.start.has(part) && isCommon) return isRouted(part, context) ? "routing" : "base";
    // The page of a link would load all of another application's start with it.
    if (shared.ever.has(part)) return null;
    if (player.start.has(part)) return staff.start.has(part) ? "session" : null;
    // With what it needs later the player's page would load the main file of the staff application, which draws over it.
    if (staff.start.has(part)) return player.ever.has(part) ? "session" : "staff-base";
    if (portal.start.has(part) && player.ever.has(part) && !staff.ever.has(part)) return "lessons";
    if (portal.start.has(part) && !staff.ever.has(part)) return "portal-base";
    return listParts.test(id) ? "list" : null;
  };
};

/** What only the server reads of a call, such as its description for the reference page: pages go without it. */
const serverSide = /\b(?:summary|rate): "(?:[^"\\]|\\.)*",\s*|\b(?:needsPlan|duringTwoStepSetUp): (?:true|false),\s*/g;
const withoutServerSide = {
  name: "cygnet:without-server-side",
  apply: "build" as const,
  transform: {
    filter: { id: /\.contract\.ts$/ },
    handler: (code: string) => ({
      code: code.replaceAll(serverSide, "").replaceAll(/\bsummaries: \{[^{}]*\}/g, "summaries: {}"),
      map: null,
    }),
  },
};

/** The files that are there once a file runs: what it imports, and what that imports. */
const alreadyThere = new Map<string, ReadonlySet<string>>();
const noteImports = {
  name: "cygnet:note-imports",
  apply: "build" as const,
  generateBundle: {
    order: "pre" as const,
    handler: (_options: unknown, bundle: Rolldown.OutputBundle): void => {
      const importsOf = (file: string): readonly string[] => {
        const chunk = bundle[file];
        return chunk?.type === "chunk" ? chunk.imports : [];
      };
      for (const host of Object.keys(bundle)) {
        const there = new Set([host]);
        for (const file of there) for (const used of importsOf(file)) there.add(used);
        alreadyThere.set(host, there);
      }
    },
  },
};

/** Everything that the portal may ever load of its own, by address. */
const filesOfPortal = (bundle: Rolldown.OutputBundle): readonly string[] => {
  const seen = new Set<string>();
  const files = new Set<string>();
  const stack = Object.values(bundle).flatMap((file) =>
    file.type === "chunk" && file.moduleIds.includes(pages.portal) ? [file.fileName] : [],
  );
  for (let name = stack.pop(); name !== undefined; name = stack.pop()) {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk" || seen.has(name)) continue;
    seen.add(name);
    for (const file of [name, ...(chunk.viteMetadata?.importedCss ?? []), ...(chunk.viteMetadata?.importedAssets ?? [])]) files.add(file);
    stack.push(...chunk.imports, ...chunk.dynamicImports);
  }
  return [...files].toSorted().map((file) => `/${file}`);
};

/** Builds the service worker, one script without imports at an address that stays, and lists what the portal needs without network. */
const serviceWorker = {
  name: "cygnet:service-worker",
  apply: "build" as const,
  generateBundle: {
    // Others take files out of the bundle that are empty without their styles.
    order: "post" as const,
    async handler(this: Rolldown.PluginContext, _options: unknown, bundle: Rolldown.OutputBundle): Promise<void> {
      const built = await build({
        configFile: false,
        logLevel: "error",
        publicDir: false,
        build: {
          write: false,
          target: "es2022",
          rolldownOptions: { input: at("./adapters/offline/offline.worker.ts"), output: { format: "iife" } },
        },
      });
      const [script] = "output" in built ? built.output : [];
      if (script?.type !== "chunk") throw new Error("The service worker was not built.");
      this.emitFile({ type: "asset", fileName: "offline.js", source: script.code });
      this.emitFile({ type: "asset", fileName: "portal-files.json", source: JSON.stringify(filesOfPortal(bundle)) });
    },
  },
};

const [asBrotli, asGzip] = [promisify(brotliCompress), promisify(gzip)];
const packedFrom = 1_024;

/** Scripts and styles stand packed beside themselves: the server sends them as they are, packed where the browser takes that. */
const packed = {
  name: "cygnet:packed",
  apply: "build" as const,
  async writeBundle({ dir = "" }: { readonly dir?: string | undefined }, bundle: Rolldown.OutputBundle): Promise<void> {
    for (const file of Object.values(bundle)) {
      const bytes = Buffer.from(file.type === "chunk" ? file.code : file.source);
      if (bytes.length < packedFrom || !/^assets\/.*\.(?:js|css)$/.test(file.fileName)) continue;
      const path = join(dir, file.fileName);
      await writeFile(`${path}.br`, await asBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
      await writeFile(`${path}.gz`, await asGzip(bytes, { level: 9 }));
    }
  },
};

/** Imports of parts go through our own helper, which can fetch a file again after it failed. */
const ownPreload = {
  name: "cygnet:own-preload",
  apply: "build" as const,
  enforce: "pre" as const,
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { __vitePreload } from ${JSON.stringify(at("./ui/react/fetch-ahead.ts"))};`,
  },
};

export default defineConfig({
  root: at("./ui"),
  plugins: [
    withoutServerSide,
    noteImports,
    ownPreload,
    serviceWorker,
    packed,
    react(),
    { ...optimizeLocales.vite({ locales: ["en-US", "es-ES"] }), enforce: "pre" },
  ],
  resolve: { alias: [functionalModules], conditions: ["es2015", ...defaultClientConditions] },
  build: {
    outDir: at("./dist/web"),
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    // Browsers that do not know modulepreload fetch a little later; all others need no script for it.
    modulePreload: {
      polyfill: false,
      // A page asks ahead only for files that are not there yet: their names stand in the file that asks.
      resolveDependencies: (_file, dependencies, { hostId, hostType }) =>
        hostType === "js" ? dependencies.filter((file) => alreadyThere.get(hostId)?.has(file) !== true) : dependencies,
    },
    rolldownOptions: {
      input: {
        staff: at("./ui/staff/index.html"),
        portal: at("./ui/portal/index.html"),
        shared: at("./ui/shared/index.html"),
        player: at("./ui/player/index.html"),
        content: at("./ui/content/index.html"),
        stream: at("./ui/content/stream.html"),
      },
      // A file's name stands in every file that may need it: the manifest knows what it is of, and seven characters of 64 kinds tell it apart.
      output: {
        chunkFileNames: "assets/[hash:7].js",
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith(".css")) ? "assets/[hash:7][extname]" : "assets/[name]-[hash][extname]",
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: startingChunk(), debugName: "start" }] },
      },
    },
  },
  test: {
    root: at("."),
    maxWorkers,
    // Files keep no state of their own: what they import is read once per process, and browser tests share one Chromium.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: "core",
          sequence: { groupOrder: 0 },
          environment: "node",
          include: ["tests/{core,architecture,arbitraries}/**/*.test.ts"],
          testTimeout: 180_000,
          setupFiles: ["tests/setup/property-runs.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "adapters",
          sequence: { groupOrder: 1 },
          environment: "node",
          include: ["tests/adapters/**/*.test.ts"],
          exclude: ["tests/adapters/server/faults/**"],
          setupFiles: ["tests/setup/adapter-property-runs.ts"],
          globalSetup: ["tests/setup/postgres.global.ts", "tests/setup/templates.global.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "faults",
          isolate: true,
          sequence: { groupOrder: 4 },
          environment: "node",
          include: ["tests/adapters/server/faults/**/*.test.ts"],
          globalSetup: ["tests/setup/postgres.global.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
        },
      },
      {
        extends: true,
        // Views share a document: what a test leaves in it, or mocks, would be there for the next file.
        test: {
          name: "ui",
          isolate: true,
          sequence: { groupOrder: 2 },
          environment: "jsdom",
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ["tests/ui/**/*.test.{ts,tsx}"],
          setupFiles: ["tests/setup/property-runs.ts", "tests/setup/view.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "e2e",
          sequence: { groupOrder: 3 },
          environment: "node",
          include: ["tests/e2e/**/*.spec.ts"],
          globalSetup: ["tests/setup/build.global.ts"],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
