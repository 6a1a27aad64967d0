/** The closed vocabulary of role suffixes, by layer. */
export const roles: Readonly<Record<string, readonly string[]>> = {
  core: ["model", "rule", "rules", "port", "service", "view-model", "item"],
  adapters: [
    "contract",
    "http",
    "realtime",
    "sse",
    "storage",
    "routes",
    "store",
    "job",
    "command",
    "module",
    "host",
    "engine",
    "worker",
    "tables",
    "demo",
    "area",
    "flow",
    "program",
    "model",
    "client",
    "reader",
    "crypto",
    "cache",
    "settings",
  ],
  ui: ["screen", "view", "gallery", "main", "model"],
  tests: [
    "test",
    "property.test",
    "view-model.test",
    "conformance",
    "arb",
    "fake",
    "spec",
    "bench",
    "global",
    "policy",
    "contract",
    "store",
    "routes",
    "job",
    "demo",
    "area",
    "model",
    "port",
    "tables",
    "module",
    "screen",
  ],
};

/** Roles that a file's name gives instead of a suffix. */
export const namedRoles: Readonly<Record<string, RegExp>> = {
  refusals: /^core\/(.*-)?refusals\.ts$/,
  catalogue: /^core\/(.*-)?catalogue\.ts$/,
  "generated guard": /^core\/.*-guard\.ts$/,
  "generated data": /^core\/validation\/common-passwords\.ts$/,
  "what the server serves or repeats besides calls": /^adapters\/server\/.*\/serve-[^/]+\.ts$/,
  "kind of a job": /^adapters\/server\/.*-kinds?\.ts$/,
  "what a user owns": /^adapters\/server\/.*\/owned-[^/]+\.ts$/,
  "part of a merge": /^adapters\/server\/.*\/(moved-|merge-)[^/]+\.ts$/,
  "part of a timeline": /^adapters\/server\/.*-timeline\.ts$/,
  "rows as records": /^adapters\/server\/.*-rows?\.ts$/,
  "findings of doctor": /^adapters\/server\/.*-findings\.ts$/,
  "part of an SQL statement": /^adapters\/server\/.*(\/filter-sql[^/]*|-sql|-columns|-condition|-order)\.ts$/,
  "path of a route": /^adapters\/server\/.*-path\.ts$/,
  "cleaning of input": /^adapters\/server\/.*\/sanitize-[^/]+\.ts$/,
  "file format": /^adapters\/server\/.*(\/(xlsx|xml|zip|pdf)-[^/]+|-(pdf|csv|html))\.ts$/,
  "provider or its port": /^adapters\/server\/.*(transports?|-provider|answerer|-payments|-numbers)\.ts$/,
  "browser API": /^adapters\/.*\/browser-[^/]+\.ts$/,
  hook: /^ui\/.*\/use-[^/]+\.tsx?$/,
  "words for values": /^ui\/.*-(words|texts|label)\.ts$/,
  "data of the gallery": /^ui\/.*\/gallery-[^/]+\.ts$/,
  "columns and cells of a list": /^ui\/.*-(columns|cells)\.tsx$/,
  "keyboard of a component": /^ui\/.*-keys\.ts$/,
  "address of a page": /^ui\/.*(-address|-href|named-page)\.ts$/,
  "contribution of an area": /^ui\/(staff|portal)\/.*\/(routes|commands|modals|navigation|settings|jobs)\.tsx?$/,
  "type of contributions": /^ui\/staff\/.*(-contribution|settings-page)\.tsx?$/,
  "driver of a video player": /^ui\/.*-driver\.ts$/,
  routing: /^ui\/(staff|portal)\/(.*-routes?|router|guard)\.tsx?$/,
  "editor of a value": /^ui\/.*-(input|editor)\.ts$/,
  "look of a value": /^ui\/.*-look\.ts$/,
  "parts that are loaded on demand": /^ui\/.*-parts\.tsx?$/,
  "rows and sections of a list": /^ui\/.*-(rows?|sections)\.ts$/,
  "entries and places": /^ui\/.*-(entry|entries|places)\.ts$/,
  "commands as they are listed": /^ui\/staff\/.*-commands\.ts$/,
  "what is loaded before a page shows": /^ui\/(?:staff|portal)\/.*-ahead\.ts$/,
  "notice of an area": /^ui\/staff\/.*-notice\.ts$/,
  "user of a frame": /^ui\/(staff|portal)\/[^/]*-user\.ts$/,
};

/** Folders whose files are all of one kind, which the folder's name and its README tell. */
export const rolePlaces: readonly string[] = [
  "core/kernel/",
  "core/data-check/",
  "adapters/bundler/",
  "adapters/cli/",
  "adapters/contract/",
  "adapters/di/",
  "adapters/http/",
  "adapters/page/",
  "adapters/server/backup/",
  "adapters/server/contents/",
  "adapters/server/contributions/",
  "adapters/server/demo/",
  "adapters/server/files/banners/",
  "adapters/server/files/intake/",
  "adapters/server/files/pictures/",
  "adapters/server/files/serving/",
  "adapters/server/files/uploads/",
  "adapters/server/http/",
  "adapters/server/jobs/",
  "adapters/server/lessons/questions/",
  "adapters/server/outside/",
  "adapters/server/reports/",
  "adapters/server/storage/",
  "adapters/server/uploads/",
  "ui/gallery/",
  "ui/i18n/",
  "ui/kit/",
  "ui/react/",
];

/** The suffix of a file's name; empty without one. */
const suffixOf = (path: string): string => {
  const file = path.split("/").at(-1) ?? "";
  const [, ...suffix] = file
    .replace(/\.module\.css$/, "")
    .replace(/\.(tsx?|css|sql)$/, "")
    .split(".");
  return suffix.join(".");
};

/** Whether a suffix, its name or its folder tells the role of a product file; files of `adapters/server` itself are its wiring. */
export const hasRole = (path: string): boolean =>
  suffixOf(path) !== "" ||
  /^adapters\/server\/[^/]+\.ts$/.test(path) ||
  rolePlaces.some((place) => path.startsWith(place)) ||
  Object.values(namedRoles).some((pattern) => pattern.test(path));

const named = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What is wrong with the name of a source file, or null: kebab-case, at most one role, and that one from its layer's list. */
export const nameProblem = (path: string): string | null => {
  const layer = path.split("/", 1)[0] ?? "";
  const file = path.split("/").at(-1) ?? "";
  const name = file.split(".", 1)[0] ?? "";
  if (!named.test(name)) return `${path}: not kebab-case`;
  if (/^(utils?|helpers?|index|common|misc)$/.test(name) && file.endsWith(".ts")) return `${path}: says nothing`;
  const role = suffixOf(path);
  return role === "" || role === "d" || (roles[layer] ?? []).includes(role) ? null : `${path}: "${role}" is no role of ${layer}`;
};
