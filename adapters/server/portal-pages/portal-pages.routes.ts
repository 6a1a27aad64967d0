import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { done } from "../../contract/envelope.ts";
import { portalPages } from "../../contract/portal-pages.contract.ts";
import { publishedPages } from "../../contract/published-pages.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makePortalPages } from "./portal-pages.store.ts";
import { makePublishedPages } from "./published-pages.store.ts";

/** Endpoints for the pages of the portal: for administrators, and the published ones for learners. */
export const routes: RouteContribution = () => [
  ...routesFor(portalPages, {
    list: (call) => makePortalPages(call).list(),
    get: (call) => makePortalPages(call).get(call.params.id),
    add: (call) => makePortalPages(call).add(call.body),
    change: (call) => makePortalPages(call).change(call.params.id, call.body),
    publish: (call) => makePortalPages(call).publish(call.params.id, call.body),
    unpublish: (call) => makePortalPages(call).unpublish(call.params.id, call.body),
    remove: (call) =>
      pipe(
        makePortalPages(call).remove(call.params.id),
        TE.map(() => done),
      ),
    restore: (call) => makePortalPages(call).restore(call.params.id),
  }),
  ...routesFor(publishedPages, { read: ({ tx, params }) => makePublishedPages(tx).read(params.path) }),
];
