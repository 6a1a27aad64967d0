import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import type { Id } from "../kernel/id.ts";
import { token } from "../kernel/token.ts";
import type { ActivityEvent } from "./activity-event.model.ts";
import type { ActivityEventKind } from "./activity.model.ts";

/** A query of events: kinds, a start time (epoch seconds, null for no limit), and a scope, null for any. */
export type ActivityQuery = {
  readonly kinds: readonly ActivityEventKind[];
  readonly since: number | null;
  readonly campaign: Id | null;
  readonly lesson: Id | null;
  readonly item: Id | null;
  readonly tracker: string | null;
};

/** Events of contacts; those in archived campaigns and lessons count. */
export type ActivityStore = {
  readonly events: (query: ActivityQuery) => TaskEither<Failure, readonly ActivityEvent[]>;
};
export const ActivityStore = token<ActivityStore>("filters.activity-store");
