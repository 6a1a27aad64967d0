import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { BehaviorSubject, distinctUntilChanged, type Observable } from "rxjs";
import type { PortalUser } from "../auth/portal-auth.model.ts";
import { type Failure, isUnreachable } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { Course, CourseCard } from "../learning/course.model.ts";
import type { LearnerLesson } from "../learning/learner-lesson.model.ts";
import type { LessonPlace } from "../learning/lesson-place.model.ts";
import type { Kept } from "./kept.model.ts";

/** A kind of value that is kept each time the server sends it, and read when the server cannot be reached; null where nothing is kept. */
export type KeptPart<A> = {
  readonly keep: (value: A) => Promise<void>;
  readonly read: () => Promise<E.Either<Failure, Kept<A>> | null>;
};

/** What the portal reads without network. */
export type KeptReading = {
  readonly user: KeptPart<PortalUser>;
  /** The session has ended: the learner cannot start without network any more. */
  readonly ended: () => Promise<void>;
  /** Forgets everything that is kept, as when the learner signs out. */
  readonly forget: () => Promise<void>;
  readonly home: KeptPart<readonly CourseCard[]>;
  readonly course: (id: number) => KeptPart<Course>;
  readonly lesson: (place: LessonPlace) => KeptPart<LearnerLesson>;
};
export const KeptReading = token<KeptReading>("offline.reading");

/** Whether pages show what this device keeps. The code that reads it is loaded when it is first needed. */
export type WithoutNetwork = {
  /** since when the shown page may have changed, epoch seconds; null while the server answers */
  readonly asOf$: Observable<number | null>;
  /**
   * Sets how the reading is loaded; called once, when the page starts.
   * @param calm what is to be kept waits for it; at once unless told
   */
  readonly reachBy: (load: () => Promise<KeptReading>, calm?: Promise<void>) => void;
  /** Resolves once the page has what it shows first. */
  readonly calm: () => Promise<void>;
  /** The reading; null where this page has none, or its code cannot be loaded. */
  readonly reach: () => Promise<KeptReading | null>;
  /** Asks the server; where it cannot be reached, what is kept answers. */
  readonly fallingBack: <A>(ask: TaskEither<Failure, A>, part: (reading: KeptReading) => KeptPart<A>) => TaskEither<Failure, A>;
};
export const WithoutNetwork = token<WithoutNetwork>("kept.without-network");

export const makeWithoutNetwork = (): WithoutNetwork => {
  const asOf = new BehaviorSubject<number | null>(null);
  let load: (() => Promise<KeptReading>) | null = null;
  let calm = Promise.resolve();
  const reach = (): Promise<KeptReading | null> => load?.().catch(() => null) ?? Promise.resolve(null);
  return {
    asOf$: asOf.pipe(distinctUntilChanged()),
    reachBy: (given, drawn = Promise.resolve()) => {
      load = given;
      calm = drawn;
    },
    calm: () => calm,
    reach,
    fallingBack: (ask, part) => async () => {
      const answer = await ask();
      if (E.isRight(answer)) {
        asOf.next(null);
        void calm
          .then(reach)
          .then((reading) => (reading === null ? undefined : part(reading).keep(answer.right)))
          .catch(() => undefined);
        return answer;
      }
      const reading = isUnreachable(answer.left) ? await reach() : null;
      const kept = reading === null ? null : await part(reading).read();
      if (kept === null) return answer;
      if (E.isLeft(kept)) return kept;
      asOf.next(kept.right.at);
      return E.right(kept.right.value);
    },
  };
};
