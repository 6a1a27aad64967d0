import * as TE from "fp-ts/lib/TaskEither.js";
import { colleagueView } from "../../contract/colleague-view.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { currentStaffView, makeViewsAsColleague } from "./colleague-view.store.ts";

/** Endpoints for viewing the staff application as a user; who views, and as whom, is decided where a call's session is found. */
export const routes: RouteContribution = () =>
  routesFor(colleagueView, {
    begin: (call) => makeViewsAsColleague(call).begin(call.params.id),
    current: ({ tx, request }) =>
      TE.fromTask(async () => (request.session?.view === undefined ? null : currentStaffView(tx, request.session.view, request.now))),
  });
