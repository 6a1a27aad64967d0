import { recordings, takenRecordings } from "../../contract/recordings.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeRecordings } from "./recordings.store.ts";

/** Endpoints for the videos with which learners, and staff who take lessons, answer items. */
export const routes: RouteContribution = () => [
  ...routesFor(recordings, {
    create: (call) => makeRecordings(call).create(call.body.upload),
    get: (call) => makeRecordings(call).get(call.params.id),
  }),
  ...routesFor(takenRecordings, {
    create: (call) => makeRecordings(call).create(call.body.upload),
    get: (call) => makeRecordings(call).get(call.params.id),
  }),
];
