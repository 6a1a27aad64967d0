import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { devices } from "../../contract/devices.contract.ts";
import { done } from "../../contract/envelope.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeDeviceStore } from "./devices.store.ts";

const success = TE.map(() => done);

/** Endpoints for the caller's notification devices. */
export const routes: RouteContribution = () =>
  routesFor(devices, {
    list: (call) => makeDeviceStore(call).list(),
    keep: (call) => pipe(makeDeviceStore(call).keep(call.body.token), success),
    forget: (call) => pipe(makeDeviceStore(call).forget(call.query.token), success),
  });
