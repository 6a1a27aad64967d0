import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../../core/kernel/failure.ts";
import type { LearningStore } from "../../core/learning/learning.port.ts";

type Run = <A>(use: (store: LearningStore) => TaskEither<Failure, A>) => TaskEither<Failure, A>;

/** A store each of whose commands is run by `run` on a store of its moment. */
export const learningThrough = (run: Run): LearningStore => ({
  courses: () => run((store) => store.courses()),
  course: (id) => run((store) => store.course(id)),
  join: (id) => run((store) => store.join(id)),
  pauseDrip: (id, paused) => run((store) => store.pauseDrip(id, paused)),
  resetCourse: (id) => run((store) => store.resetCourse(id)),
  lesson: (place) => run((store) => store.lesson(place)),
  answer: (place, given) => run((store) => store.answer(place, given)),
  played: (place, report) => run((store) => store.played(place, report)),
  shown: (place, when) => run((store) => store.shown(place, when)),
  resetLesson: (place, reset) => run((store) => store.resetLesson(place, reset)),
});
