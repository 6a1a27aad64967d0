import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { PortalPageStore } from "../../core/portal-pages/portal-pages.port.ts";
import { portalPages } from "../contract/portal-pages.contract.ts";
import { type Caller, none } from "./caller.ts";

/** The pages of the portal over HTTP. */
export const makePortalPagesHttp = (call: Caller): PortalPageStore => ({
  list: () => call(portalPages.list, none),
  get: (id) => call(portalPages.get, { ...none, params: { id } }),
  add: (body) => call(portalPages.add, { ...none, body }),
  change: (id, body) => call(portalPages.change, { ...none, params: { id }, body }),
  publish: (id, body) => call(portalPages.publish, { ...none, params: { id }, body }),
  unpublish: (id, body) => call(portalPages.unpublish, { ...none, params: { id }, body }),
  remove: (id) =>
    pipe(
      call(portalPages.remove, { ...none, params: { id } }),
      TE.map(() => undefined),
    ),
  restore: (id) => call(portalPages.restore, { ...none, params: { id }, body: {} }),
});
