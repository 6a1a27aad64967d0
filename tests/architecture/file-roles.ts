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
  ],
  ui: ["screen", "view", "gallery", "main"],
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

const named = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What is wrong with the name of a source file, or null: kebab-case, at most one role, and that one from its layer's list. */
export const nameProblem = (path: string): string | null => {
  const layer = path.split("/", 1)[0] ?? "";
  const file = path.split("/").at(-1) ?? "";
  const stem = file.replace(/\.module\.css$/, "").replace(/\.(tsx?|css|sql)$/, "");
  const [name = "", ...suffix] = stem.split(".");
  if (!named.test(name)) return `${path}: not kebab-case`;
  if (/^(utils?|helpers?|index|common|misc)$/.test(name) && file.endsWith(".ts")) return `${path}: says nothing`;
  const role = suffix.join(".");
  return role === "" || role === "d" || (roles[layer] ?? []).includes(role) ? null : `${path}: "${role}" is no role of ${layer}`;
};
