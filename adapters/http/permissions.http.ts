import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { Permissions } from "../../core/permissions/permissions.port.ts";
import { permissions } from "../contract/permissions.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Permissions and their presets over HTTP, for administrators. */
export const makePermissionsHttp = (call: Caller): Permissions => ({
  matrix: () => call(permissions.matrix, none),
  trace: (id, of) => call(permissions.trace, { ...none, params: { id }, query: { path: null, record: null, ...of } }),
  impact: (id, body) => call(permissions.impact, { ...none, params: { id }, body }),
  presetImpact: (id, body) => call(permissions.presetImpact, { ...none, params: { id }, body }),
  create: (body) => call(permissions.create, { ...none, body }),
  change: (id, body) => call(permissions.change, { ...none, params: { id }, body }),
  remove: (id) =>
    pipe(
      call(permissions.remove, { ...none, params: { id } }),
      TE.map(() => undefined),
    ),
  restore: (id) => call(permissions.restore, { ...none, params: { id } }),
});
