import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import type { LessonPlace } from "./lesson-place.model.ts";
import type { PointsGain } from "./points-entry.model.ts";

/** Why the caller has the points of a lesson. */
export type LessonPoints = {
  /** The caller's gains of points in a lesson, oldest first. */
  readonly points: (place: LessonPlace) => TaskEither<Failure, readonly PointsGain[]>;
};
