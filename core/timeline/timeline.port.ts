import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { TimelineFilter, TimelinePage } from "./timeline.model.ts";

export const timelineLimits = { rows: 100, defaultRows: 25, cursor: 200 } as const;

/**
 * What a timeline is asked for.
 * @property only none means all that the caller may see
 * @property before `next` of the page before, null from the latest on
 */
export type TimelineQuery = { readonly only: readonly TimelineFilter[]; readonly before: string | null; readonly limit: number };

export const latestEntries: TimelineQuery = { only: [], before: null, limit: timelineLimits.defaultRows };

/** Where it is told what happened with contacts. A kind that the caller may not see is absent. */
export type TimelineStore = { readonly of: (contact: number, query: TimelineQuery) => TaskEither<Failure, TimelinePage> };
export const TimelineStore = token<TimelineStore>("timeline.store");
