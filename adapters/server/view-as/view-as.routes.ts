import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { done } from "../../contract/envelope.ts";
import { viewAs } from "../../contract/view-as.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { currentView, endView, makeViewsAs } from "./view-as.store.ts";

/** Endpoints for viewing the portal as a contact; who views, and as whom, is decided where a call's session is found. */
export const routes: RouteContribution = () =>
  routesFor(viewAs, {
    begin: (call) => makeViewsAs(call).begin(call.params.id),
    current: ({ tx, request }) =>
      TE.fromTask(async () => (request.session?.view === undefined ? null : currentView(tx, request.session.view, request.now))),
    end: (call) =>
      pipe(
        () => endView(call, call.request.session?.view),
        TE.map(() => done),
      ),
  });
