import type { TimelineStore } from "../../core/timeline/timeline.port.ts";
import { timeline } from "../contract/timeline.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Timelines over HTTP. */
export const makeTimelineHttp = (call: Caller): TimelineStore => ({
  of: (id, query) => call(timeline.of, { ...none, params: { id }, query }),
});
