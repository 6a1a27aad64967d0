import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { AnalyticsSink } from "../../core/analytics/analytics.service.ts";
import { analytics } from "../contract/analytics.contract.ts";
import { type CallOptions, type Caller, none } from "./caller.ts";

/** A lost event is not reported as an error. */
const quiet: CallOptions = { track: false };

/**
 * Analytics events, recorded by the server.
 * @param isPortal whether the events are a learner's, else of staff
 */
export const makeAnalyticsHttp = (call: Caller, isPortal: boolean): AnalyticsSink => ({
  send: (body) =>
    pipe(
      isPortal ? call(analytics.trackLearner, { ...none, body }, quiet) : call(analytics.track, { ...none, body }, quiet),
      TE.map((): void => undefined),
    ),
});
