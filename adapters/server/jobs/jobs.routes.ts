import type { StaffActor } from "../../../core/access/actor.model.ts";
import type { JobStore } from "../../../core/jobs/jobs.port.ts";
import { jobs } from "../../contract/jobs.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import type { Request } from "../http/call.ts";
import { routesFor } from "../http/routes-for.ts";
import type { Tx } from "../storage/database.ts";
import { makeJobStore } from "./jobs.store.ts";

const own = ({ tx, actor, request }: { readonly tx: Tx; readonly actor: StaffActor; readonly request: Request }): JobStore =>
  makeJobStore({ tx, user: actor.user_id, now: request.now });

/** Endpoints for the caller's own background jobs. */
export const routes: RouteContribution = () =>
  routesFor(jobs, {
    list: (call) => own(call).list(),
    get: (call) => own(call).get(call.params.id),
    cancel: (call) => own(call).cancel(call.params.id),
    undo: (call) => own(call).undo(call.params.id),
    dismiss: (call) => own(call).dismiss(call.params.id),
  });
