import type { IForbiddenRuleType } from "dependency-cruiser";

const adapterFamilies = "adapters/(?!contract/|di/|cli/|server/)([^/]+)/";

/** Folders of the server that every area stands on; each other folder is an area. */
const serverGround = "audit|auth|contents|contributions|demo|http|jobs|outbox|outside|reports|storage|uploads";

/** Files of core that only decide: they know neither streams nor whoever keeps things. */
const decided = "^core/.*\\.(model|rule|view-model)\\.ts$";

/** What may import what. Each rule is proved by a planted violation of its name in `plants.ts`. */
export const layerRules: readonly IForbiddenRuleType[] = [
  { name: "core-imports-core", severity: "error", from: { path: "^core/" }, to: { path: "^(adapters|ui|tests|composition-root)" } },
  {
    name: "core-packages",
    severity: "error",
    from: { path: "^core/" },
    to: {
      dependencyTypes: ["npm", "npm-dev", "npm-optional", "npm-peer", "npm-no-pkg", "npm-unknown"],
      pathNot: "node_modules/(fp-ts|io-ts|rxjs|temporal-polyfill)/",
    },
  },
  { name: "core-without-node", severity: "error", from: { path: "^core/" }, to: { dependencyTypes: ["core"] } },
  { name: "models-and-rules-without-streams", severity: "error", from: { path: decided }, to: { path: "node_modules/rxjs/" } },
  { name: "models-and-rules-without-ports", severity: "error", from: { path: decided }, to: { path: "^core/.*\\.(port|service)\\.ts$" } },
  {
    name: "core-areas-apart",
    severity: "error",
    from: { path: "^core/([^/]+)/" },
    to: {
      path: "^core/[^/]+/",
      pathNot: ["^core/(kernel|library|$1)/", "\\.(port|model|rule|item)\\.ts$", "-refusals\\.ts$"],
      dependencyTypesNot: ["type-only"],
    },
  },
  { name: "adapters-without-ui", severity: "error", from: { path: "^adapters/" }, to: { path: "^(ui|composition-root)" } },
  {
    name: "adapter-families-apart",
    severity: "error",
    from: { path: `^${adapterFamilies}` },
    to: { path: "^adapters/", pathNot: ["^adapters/contract/", "^adapters/$1/"] },
  },
  {
    name: "contract-alone",
    severity: "error",
    from: { path: "^adapters/contract/" },
    to: { path: "^adapters/", pathNot: "^adapters/contract/" },
  },
  {
    name: "server-without-clients",
    severity: "error",
    from: { path: "^adapters/server/" },
    to: { path: "^adapters/", pathNot: "^adapters/(contract|server)/" },
  },
  {
    name: "server-host-without-areas",
    severity: "error",
    from: { path: "^adapters/server/([^/]+\\.ts$|(contents|contributions|jobs|outside|storage|uploads)/)" },
    to: { path: "^adapters/server/[^/]+/", pathNot: `^adapters/server/(${serverGround})/` },
  },
  {
    name: "server-requests-without-areas",
    severity: "error",
    from: { path: "^adapters/server/http/" },
    to: { path: "^adapters/server/[^/]+/", pathNot: "^adapters/server/(auth|http|storage)/" },
  },
  {
    name: "ui-without-adapters",
    severity: "error",
    from: { path: "^ui/", pathNot: "\\.main\\.tsx$" },
    to: { path: "^(adapters|composition-root)" },
  },
  { name: "views-get-props", severity: "error", from: { path: "^ui/.*\\.view\\.tsx$" }, to: { path: "^ui/react/services\\.tsx$" } },
  {
    name: "inversify-at-the-root",
    severity: "error",
    from: { path: "^(core|adapters|ui)/", pathNot: "^adapters/di/" },
    to: { path: "node_modules/(inversify|@inversifyjs|reflect-metadata)/" },
  },
  { name: "product-without-tests", severity: "error", from: { path: "^(core|adapters|ui|composition-root)" }, to: { path: "^tests/" } },
  {
    name: "no-cycles",
    severity: "error",
    from: { path: "^(core|adapters|ui|composition-root)" },
    to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
  },
];
