import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { BehaviorSubject, type Observable } from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import { idle, loaded, type Remote, toFailed, toLoading } from "../kernel/remote.ts";
import { token } from "../kernel/token.ts";
import type { Course, CourseCard } from "./course.model.ts";
import type { LearningStore } from "./learning.port.ts";

/** The learner's courses, as last heard of. */
export type CourseShelf = {
  readonly courses$: Observable<Remote<readonly CourseCard[]>>;
  readonly course$: (id: number) => Observable<Remote<Course>>;
  /** Asks anew; what is there stays to be seen meanwhile. */
  readonly load: () => Promise<void>;
  readonly loadCourse: (id: number) => Promise<void>;
  readonly join: (id: number) => TaskEither<Failure, Course>;
  readonly reset: (id: number) => TaskEither<Failure, Course>;
  /** Forgets everything, as when somebody else signs in. */
  readonly clear: () => void;
};
export const CourseShelf = token<CourseShelf>("learning.course-shelf");

type Deps = { readonly store: LearningStore };

export const makeCourseShelf = ({ store }: Deps): CourseShelf => {
  const courses = new BehaviorSubject<Remote<readonly CourseCard[]>>(idle);
  const byId = new Map<number, BehaviorSubject<Remote<Course>>>();

  const courseOf = (id: number): BehaviorSubject<Remote<Course>> => {
    const known = byId.get(id);
    if (known !== undefined) return known;
    const made = new BehaviorSubject<Remote<Course>>(idle);
    byId.set(id, made);
    return made;
  };
  const asked = async <A>(state: BehaviorSubject<Remote<A>>, ask: TaskEither<Failure, A>): Promise<void> => {
    state.next(toLoading(state.value));
    const answer = await ask();
    state.next(E.isRight(answer) ? loaded(answer.right) : toFailed(state.value, answer.left));
  };
  const changing = (command: TaskEither<Failure, Course>): TaskEither<Failure, Course> => async () => {
    const answer = await command();
    if (E.isRight(answer)) courseOf(answer.right.id).next(loaded(answer.right));
    return answer;
  };

  return {
    courses$: courses.asObservable(),
    course$: (id) => courseOf(id).asObservable(),
    load: () => asked(courses, store.courses()),
    loadCourse: (id) => asked(courseOf(id), store.course(id)),
    join: (id) => changing(store.join(id)),
    reset: (id) => changing(store.resetCourse(id)),
    clear: () => {
      courses.next(idle);
      for (const course of byId.values()) course.next(idle);
    },
  };
};
