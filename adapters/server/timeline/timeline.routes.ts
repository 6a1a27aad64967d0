import { timeline } from "../../contract/timeline.contract.ts";
import { type Route, routesFor } from "../http/routes-for.ts";
import { makeTimelineStore } from "./timeline.store.ts";

/** Calls about timelines. */
export const timelineRoutes: readonly Route[] = routesFor(timeline, { of: (call) => makeTimelineStore(call).of(call.params.id, call.query) });
