import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { TimelineFilter, TimelinePage } from "./timeline.model.ts";

export const timelineLimits = { rows: 100, defaultRows: 25, cursor: 200 } as const;

/**
 * A query of a timeline.
 * @property only none means all that the caller may see
 * @property before `next` of the previous page, null for the latest
 */
export type TimelineQuery = { readonly only: readonly TimelineFilter[]; readonly before: string | null; readonly limit: number };

export const latestEntries: TimelineQuery = { only: [], before: null, limit: timelineLimits.defaultRows };

/** Timelines of contacts. Kinds that the caller may not see are left out. */
export type TimelineStore = { readonly of: (contact: number, query: TimelineQuery) => TaskEither<Failure, TimelinePage> };
export const TimelineStore = token<TimelineStore>("timeline.store");
