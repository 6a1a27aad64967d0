import { timeline } from "../../contract/timeline.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeTimelineStore } from "./timeline.store.ts";

/** Endpoints for timelines. */
export const routes: RouteContribution = ({ areas }) => {
  const parts = areas.flatMap(({ timelineParts = [] }) => timelineParts);
  return routesFor(timeline, { of: (call) => makeTimelineStore(call, parts).of(call.params.id, call.query) });
};
