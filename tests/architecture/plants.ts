/** A tiny tree in which exactly one rule is broken. */
export type Plant = { readonly rule: string; readonly files: Readonly<Record<string, string>>; readonly link?: readonly string[] };

const leaf = "export const leaf = 1;\n";

/** One violation per layer rule. */
export const plants: readonly Plant[] = [
  {
    rule: "core-imports-core",
    files: { "core/a.ts": 'import { leaf } from "../adapters/http/b.ts";\nexport const a = leaf;\n', "adapters/http/b.ts": leaf },
  },
  { rule: "core-packages", files: { "core/a.ts": 'import { createElement } from "react";\nexport const a = createElement;\n' } },
  { rule: "core-without-node", files: { "core/a.ts": 'import { readFileSync } from "node:fs";\nexport const a = readFileSync;\n' } },
  {
    rule: "models-and-rules-without-streams",
    files: { "core/tasks/a.model.ts": 'import type { Observable } from "rxjs";\nexport type A = Observable<number>;\n' },
  },
  {
    rule: "models-and-rules-without-ports",
    files: {
      "core/tasks/a.view-model.ts": 'import type { B } from "./b.service.ts";\nexport type A = B;\n',
      "core/tasks/b.service.ts": "export type B = 1;\n",
    },
  },
  {
    rule: "core-areas-apart",
    files: {
      "core/tasks/a.service.ts": 'import { leaf } from "../groups/b.service.ts";\nexport const a = leaf;\n',
      "core/groups/b.service.ts": leaf,
    },
  },
  {
    rule: "adapters-without-ui",
    files: { "adapters/http/a.ts": 'import { leaf } from "../../ui/kit/b.ts";\nexport const a = leaf;\n', "ui/kit/b.ts": leaf },
  },
  {
    rule: "adapter-families-apart",
    files: { "adapters/http/a.ts": 'import { leaf } from "../storage/b.ts";\nexport const a = leaf;\n', "adapters/storage/b.ts": leaf },
  },
  {
    rule: "contract-alone",
    files: { "adapters/contract/a.ts": 'import { leaf } from "../server/b.ts";\nexport const a = leaf;\n', "adapters/server/b.ts": leaf },
  },
  {
    rule: "server-without-clients",
    files: { "adapters/server/a.ts": 'import { leaf } from "../http/b.ts";\nexport const a = leaf;\n', "adapters/http/b.ts": leaf },
  },
  {
    rule: "server-host-without-areas",
    files: {
      "adapters/server/server.host.ts": 'import { leaf } from "./tasks/b.ts";\nexport const a = leaf;\n',
      "adapters/server/tasks/b.ts": leaf,
    },
  },
  {
    rule: "server-requests-without-areas",
    files: {
      "adapters/server/http/a.ts": 'import { leaf } from "../tasks/b.ts";\nexport const a = leaf;\n',
      "adapters/server/tasks/b.ts": leaf,
    },
  },
  {
    rule: "ui-without-adapters",
    files: { "ui/kit/a.ts": 'import { leaf } from "../../adapters/http/b.ts";\nexport const a = leaf;\n', "adapters/http/b.ts": leaf },
  },
  {
    rule: "views-get-props",
    files: {
      "ui/staff/tasks/a.view.tsx": 'import { leaf } from "../../react/services.tsx";\nexport const a = leaf;\n',
      "ui/react/services.tsx": leaf,
    },
  },
  {
    rule: "inversify-at-the-root",
    files: { "adapters/http/a.ts": 'import { Container } from "inversify";\nexport const a = Container;\n' },
  },
  {
    rule: "product-without-tests",
    files: { "core/a.ts": 'import { leaf } from "../tests/b.ts";\nexport const a = leaf;\n', "tests/b.ts": leaf },
  },
  {
    rule: "no-cycles",
    files: {
      "core/a.ts": 'import { b } from "./b.ts";\nexport const a = () => b;\n',
      "core/b.ts": 'import { a } from "./a.ts";\nexport const b = () => a;\n',
    },
  },
];
