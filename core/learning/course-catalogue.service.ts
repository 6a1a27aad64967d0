import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Observable } from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import { makeRemote, type RemoteSource } from "../kernel/remote-source.ts";
import type { Remote } from "../kernel/remote.ts";
import { token } from "../kernel/token.ts";
import type { Course, CourseCard } from "./course.model.ts";
import type { CourseStore } from "./learning.port.ts";

/** The learner's courses as last loaded. */
export type CourseCatalogue = {
  readonly courses$: Observable<Remote<readonly CourseCard[]>>;
  readonly course$: (id: number) => Observable<Remote<Course>>;
  /** Reloads; the current list stays visible meanwhile. */
  readonly load: () => Promise<void>;
  /** Loads before a page asks; the next `load` takes the result instead of loading again. */
  readonly preload: () => Promise<void>;
  readonly loadCourse: (id: number) => Promise<void>;
  readonly join: (id: number) => TaskEither<Failure, Course>;
  /** Pauses or resumes the learner's own schedule. */
  readonly pauseDrip: (id: number, paused: boolean) => TaskEither<Failure, Course>;
  readonly reset: (id: number) => TaskEither<Failure, Course>;
  /** Clears everything, for example when another learner signs in. */
  readonly clear: () => void;
};
export const CourseCatalogue = token<CourseCatalogue>("learning.course-catalogue");

type Deps = { readonly store: CourseStore };

export const makeCourseCatalogue = ({ store }: Deps): CourseCatalogue => {
  const courses = makeRemote(store.courses);
  const byId = new Map<number, RemoteSource<Course>>();

  let ahead: Promise<void> | null = null;
  const load = async (): Promise<void> => void (await courses.load()());

  const courseOf = (id: number): RemoteSource<Course> => {
    const known = byId.get(id);
    if (known !== undefined) return known;
    const made = makeRemote(() => store.course(id));
    byId.set(id, made);
    return made;
  };
  const changing =
    (command: TaskEither<Failure, Course>): TaskEither<Failure, Course> =>
    async () => {
      const answer = await command();
      if (E.isRight(answer)) courseOf(answer.right.id).set(answer.right);
      return answer;
    };

  return {
    courses$: courses.state$,
    course$: (id) => courseOf(id).state$,
    load: () => {
      const begun = ahead;
      ahead = null;
      return begun ?? load();
    },
    preload: () => {
      ahead = load();
      return ahead;
    },
    loadCourse: async (id) => void (await courseOf(id).load()()),
    join: (id) => changing(store.join(id)),
    pauseDrip: (id, paused) => changing(store.pauseDrip(id, paused)),
    reset: (id) => changing(store.resetCourse(id)),
    clear: () => {
      ahead = null;
      courses.forget();
      for (const course of byId.values()) course.forget();
    },
  };
};
