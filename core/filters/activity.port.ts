import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import type { Id } from "../kernel/id.ts";
import { token } from "../kernel/token.ts";
import type { ActivityEvent } from "./activity-event.model.ts";
import type { ActivityEventKind } from "./activity.model.ts";

/** Which events are asked for: kinds, a time from which on (epoch seconds, null for ever), and a scope, null for any. */
export type ActivityQuery = {
  readonly kinds: readonly ActivityEventKind[];
  readonly since: number | null;
  readonly campaign: Id | null;
  readonly lesson: Id | null;
  readonly item: Id | null;
  readonly tracker: string | null;
};

/** Where it is kept what people did; archived campaigns and lessons count. */
export type ActivityStore = {
  readonly events: (query: ActivityQuery) => TaskEither<Failure, readonly ActivityEvent[]>;
};
export const ActivityStore = token<ActivityStore>("filters.activity-store");
