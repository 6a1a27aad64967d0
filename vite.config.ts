import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build, defaultClientConditions, type HtmlTagDescriptor, type IndexHtmlTransformContext, type Rolldown } from "vite";
import { defineConfig } from "vitest/config";
import { bootScript } from "./adapters/bundler/boot-script.ts";
import { compiledAtOnce } from "./adapters/bundler/compiled-at-once.ts";
import { joinedParts } from "./adapters/bundler/joined-parts.ts";
import { writeLater } from "./adapters/bundler/later-lines.ts";
import { filesWith, neededBy } from "./adapters/bundler/needed-files.ts";
import { makeImports, type PageReach, reachOf } from "./adapters/bundler/page-reach.ts";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** By itself Vitest leaves one core idle, on a machine with two that is half of it. */
const maxWorkers = availableParallelism();

/** fp-ts ships CommonJS under `lib` (what Node loads) and modules under `es6` (what a bundler can shake). */
const functionalModules = { find: /^fp-ts\/lib\/(.*)\.js$/, replacement: at("./node_modules/fp-ts/es6/$1.js") };

/** What every page runs on; none of it imports a file of ours. */
const libraries =
  /node_modules\/(?:(?:react|react-dom|scheduler|i18next|inversify|@inversifyjs|reflect-metadata|io-ts|tslib)\/|lucide-react\/dist\/esm\/(?!icons\/|lucide-react)|fp-ts\/es6\/(?:Either|function|internal|Functor|Chain|Ord|Eq|Apply|FromEither|EitherT|FromIO|FromTask|Task|TaskEither)\.js|react-aria\/dist\/private\/(?:ssr\/SSRProvider|utils\/(?:focusWithoutScrolling|platform|openLink)|i18n\/(?:utils|useDefaultLocale|I18nProvider))\.mjs)/;
/** Pages of one lesson or link have no router. */
const routing = /node_modules\/(?:@tanstack\/(?:react-router|router-core|history|store|react-store)|use-sync-external-store)\//;
/** The parts of a list: a page that draws one needs most of them, and apart they pack badly. */
const listParts =
  /\/ui\/kit\/(?:data-grid\.view|grid-[^/]+|use-grid-[^/]+|use-long-window|long-rows|scroll-scale|card-keys|use-card-columns)\.tsx?$/;
/** What pages are drawn with: the kit, icons and operators. */
const ofKit = /\/ui\/kit\/|node_modules/;
const pages = {
  staff: at("./ui/staff/staff.main.tsx"),
  portal: at("./ui/portal/portal.main.tsx"),
  shared: at("./ui/shared/shared.main.tsx"),
  player: at("./ui/player/player.main.tsx"),
};
/** What a learner's home always loads once the courses stand there. */
const afterHome = [
  "./ui/portal/stats/home-figures.screen.tsx",
  "./ui/portal/notices/new-notices.screen.tsx",
  "./adapters/di/portal-pages/stats.module.ts",
  "./adapters/di/portal-pages/portal-notices.module.ts",
];
/** What the portal loads once it rests: answers that wait to be sent, and what it keeps for a start without network. */
const onceCalm = [
  "./ui/portal/offline/refused.screen.tsx",
  "./adapters/di/portal-pages/journal.module.ts",
  "./adapters/di/portal-pages/offline.module.ts",
];

/**
 * Joins what a page loads at its start into few files, as each costs a request, packs badly and is named wherever it may be needed. A file
 * holds what the same pages start with, so that no page loads what it may only need later, and none waits for one that waits for it. Left
 * alone is what no page starts with.
 */
const startingChunk =
  ({ staff, portal, shared, player }: Readonly<Record<keyof typeof pages, PageReach>>) =>
  (id: string): string | null => {
    if (libraries.test(id)) return "libraries";
    if (routing.test(id)) return "routing";
    const isOfStaff = staff.start.has(id);
    const all = [staff, portal, shared, player];
    const reachedBy = (when: "start" | "early" | "ever"): string => all.map((page) => (page[when].has(id) ? 1 : 0)).join("");
    // What the staff application and the same others start with, and the same may need later.
    const alike = isOfStaff ? `start-${reachedBy("start")}-${reachedBy("early")}-${reachedBy("ever")}` : null;
    // Styles by themselves are small: a file for each of the files below would be a request for each.
    if (id.endsWith("/kit/kit.css")) return "base";
    if (id.endsWith(".css") && portal.early.has(id) && staff.ever.has(id)) return "base";
    if (portal.early.has(id) && (player.early.has(id) || shared.early.has(id))) return "base";
    if (staff.early.has(id) && portal.early.has(id)) return player.ever.has(id) || shared.ever.has(id) ? "base" : "routing";
    // What the portal starts with and the staff application needs later: of the kit it is small, and needed soon.
    if (portal.start.has(id) && ofKit.test(id) && staff.ever.has(id) && player.ever.has(id)) return "base";
    if (portal.start.has(id) && staff.ever.has(id) && !player.ever.has(id) && !shared.ever.has(id))
      return ofKit.test(id) ? "routing" : "portal-shared";
    if (portal.next.has(id) && staff.ever.has(id)) return player.ever.has(id) ? "base" : "routing";
    if (id.endsWith(".css") && portal.next.has(id)) return "portal-base";
    // The page of a link would load all of another application's start with it.
    if (shared.ever.has(id)) return alike;
    if (player.early.has(id)) return isOfStaff && !portal.ever.has(id) ? "session" : alike;
    if (isOfStaff && player.ever.has(id)) return alike;
    if (isOfStaff) return portal.ever.has(id) ? "staff-shared" : "staff-base";
    // With what it needs later the player's page would load the main file of the staff application, which draws over it.
    if (portal.start.has(id) && player.ever.has(id) && !staff.ever.has(id)) return "lessons";
    if (portal.start.has(id) && !staff.ever.has(id)) return "portal-base";
    if (portal.next.has(id) && !staff.ever.has(id) && !player.ever.has(id)) return "portal-next";
    return listParts.test(id) ? "list" : alike;
  };

/** Where every file of the pages goes: what they start with by the page, what they load later by the parts that need it. */
const builtFileOf = (): ((id: string, context: Rolldown.ChunkingContext) => string | null) => {
  let placeOf: ((id: string) => string | null) | undefined;
  return (id, context) => {
    if (placeOf !== undefined) return placeOf(id);
    const imports = makeImports(context);
    const reached = {
      staff: reachOf(imports, pages.staff, at("./ui/staff/home/home.screen.tsx")),
      portal: reachOf(imports, pages.portal, at("./ui/portal/courses/home.screen.tsx"), {
        following: afterHome.map(at),
        calm: onceCalm.map(at),
      }),
      shared: reachOf(imports, pages.shared, pages.shared),
      player: reachOf(imports, pages.player, at("./ui/player/played.screen.tsx")),
    };
    const ofStart = startingChunk(reached);
    const ofPart = joinedParts(imports, Object.values(reached), ofStart);
    placeOf = (file) => ofStart(file) ?? ofPart(file);
    return placeOf(id);
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

/** The list of what a page fetches later; it asks ahead only for files that are not there from its start. */
const laterFiles = (bundle: Rolldown.OutputBundle, main: string): string => {
  const chunks = new Map(Object.entries(bundle).flatMap(([name, file]) => (file.type === "chunk" ? [[name, file] as const] : [])));
  const start = neededBy(filesWith([main], bundle), bundle);
  const ever = new Set(start);
  const parts = new Set<string>();
  for (const name of ever) {
    for (const part of chunks.get(name)?.dynamicImports ?? []) parts.add(part);
    for (const used of [...(chunks.get(name)?.imports ?? []), ...(chunks.get(name)?.dynamicImports ?? [])]) ever.add(used);
  }
  const needs = new Map(
    [...parts].map((part) => [part, [...neededBy([part], bundle)].filter((used) => used !== part && !start.has(used))]),
  );
  return writeLater(needs);
};

const laterFileName = (list: string): string => `assets/later-${createHash("sha256").update(list).digest("base64url").slice(0, 8)}.txt`;

/** Pages name a list of what they fetch later: in their scripts it would be read before the first drawing. */
const named = new Set<string>();
const laterList = {
  name: "cygnet:later-list",
  apply: "build" as const,
  transformIndexHtml: {
    order: "post" as const,
    handler: (_html: string, { filename, bundle }: IndexHtmlTransformContext): readonly HtmlTagDescriptor[] => {
      const main = Object.values(pages).find((entry) => dirname(entry) === dirname(filename));
      if (main === undefined || bundle === undefined) return [];
      const name = laterFileName(laterFiles(bundle, main));
      named.add(name);
      const attrs = { rel: "preload", as: "fetch", crossorigin: true, "data-later": true, href: `/${name}` };
      return [{ tag: "link", attrs, injectTo: "head" }];
    },
  },
  generateBundle: {
    order: "post" as const,
    handler(this: Rolldown.PluginContext, _options: unknown, bundle: Rolldown.OutputBundle): void {
      // The gallery is built without the pages.
      for (const list of Object.values(pages).map((main) => laterFiles(bundle, main)))
        if (named.delete(laterFileName(list))) this.emitFile({ type: "asset", fileName: laterFileName(list), source: list });
      if (named.size > 0) throw new Error("Files of the build changed after a page had named their list.");
    },
  },
};

/** Sets the skin before anything is drawn. */
const boot = bootScript(at("./ui/public/theme-boot.js"));

/** Everything that the portal may ever load of its own, by address. */
const filesOfPortal = (bundle: Rolldown.OutputBundle): readonly string[] => {
  const seen = new Set<string>();
  const files = new Set<string>([boot.fileName]);
  const stack = [...filesWith([pages.portal], bundle)];
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
/** Below this a compressed file, in bytes, saves nothing. */
const compressedFrom = 400;

/** Writes scripts and styles compressed beside themselves: the server sends the form that the browser accepts. */
const compressed = {
  name: "cygnet:compressed",
  apply: "build" as const,
  async writeBundle({ dir = "" }: { readonly dir?: string | undefined }, bundle: Rolldown.OutputBundle): Promise<void> {
    const compress = async (file: Rolldown.OutputAsset | Rolldown.OutputChunk): Promise<void> => {
      const bytes = Buffer.from(file.type === "chunk" ? file.code : file.source);
      if (bytes.length < compressedFrom || !/^assets\/.*\.(?:js|css|txt)$/.test(file.fileName)) return;
      const path = join(dir, file.fileName);
      await writeFile(`${path}.br`, await asBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      await writeFile(`${path}.gz`, await asGzip(bytes, { level: 9 }));
    };
    await Promise.all(Object.values(bundle).map(compress));
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
    boot,
    laterList,
    ownPreload,
    serviceWorker,
    compiledAtOnce(Object.values(pages)),
    compressed,
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
      // Scripts of later parts stand in the page's list.
      resolveDependencies: (_file, dependencies, { hostType }) => (hostType === "js" ? [] : dependencies),
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
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: builtFileOf(), debugName: "files of pages" }] },
      },
    },
  },
  test: {
    root: at("."),
    maxWorkers,
    // Files keep no state of their own: what they import is read once per process, and browser tests share one Chromium.
    isolate: false,
    // Threads and programs that tests start, such as a database's, compile what they run once and not each time.
    env: { NODE_COMPILE_CACHE: at("./node_modules/.cache/compiled") },
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
          setupFiles: ["tests/setup/temporary-files.ts", "tests/setup/adapter-property-runs.ts"],
          globalSetup: ["tests/setup/databases.global.ts"],
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
          globalSetup: ["tests/setup/postgres.global.ts", "tests/setup/data-folder.global.ts"],
          setupFiles: ["tests/setup/temporary-files.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "ui",
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
          // Browser tests wait: a worker more than there are cores takes what is idle then.
          maxWorkers: maxWorkers + 1,
          environment: "node",
          include: ["tests/e2e/**/*.spec.ts"],
          globalSetup: ["tests/setup/pages.global.ts"],
          setupFiles: ["tests/setup/temporary-files.ts"],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
