import { loadable } from "../../kit/loadable.view.tsx";

/** Chooses one of the courses that have the lesson; loaded by those who see courses. */
export const CourseLessonFilter = loadable(async () => (await import("./course-lesson-filter.screen.tsx")).CourseLessonFilterScreen);
