import type { CourseStore } from "../learning/learning.port.ts";
import type { LessonTaking } from "../learning/lesson-taking.port.ts";
import type { WithoutNetwork } from "./without-network.service.ts";

type Network = Pick<WithoutNetwork, "fallingBack">;

/** Courses of the server; without network those that this device keeps. */
export const coursesFallingBack = (store: CourseStore, network: Network): CourseStore => ({
  ...store,
  courses: () => network.fallingBack(store.courses(), ({ home }) => home),
  course: (id) => network.fallingBack(store.course(id), ({ course }) => course(id)),
});

/** Lessons of the server; without network those that this device keeps. */
export const lessonsFallingBack = (taking: LessonTaking, network: Network): LessonTaking => ({
  ...taking,
  lesson: (place) => network.fallingBack(taking.lesson(place), ({ lesson }) => lesson(place)),
});
