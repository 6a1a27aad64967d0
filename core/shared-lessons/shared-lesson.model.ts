import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";
import { pageOf } from "../kernel/page.ts";
import { FolderName, sharedFolderPlace } from "../library/shared-folder.model.ts";

/** Lessons of a folder per page, and the longest search. */
export const sharedLessonLimits = { rows: 50, search: 200 } as const;

/** A folder of lessons that a learner's role shows; `lessons_count` counts the published lessons directly in it. */
export const SharedLessonFolder = t.intersection([FolderName, t.type({ lessons_count: t.number })], "SharedLessonFolder");
export type SharedLessonFolder = t.TypeOf<typeof SharedLessonFolder>;

/** How far a learner is in a lesson. */
export const SharedLessonState = t.keyof({ new: null, begun: null, done: null }, "SharedLessonState");
export type SharedLessonState = t.TypeOf<typeof SharedLessonState>;

/**
 * A lesson of such a folder.
 * @property minutes how long it takes
 * @property points earned in it
 * @property percent of its items that are completed
 */
export const SharedLesson = t.type(
  {
    id: t.number,
    name: t.string,
    banner_img: orNull(t.string),
    minutes: t.number,
    points: t.number,
    state: SharedLessonState,
    percent: t.number,
  },
  "SharedLesson",
);
export type SharedLesson = t.TypeOf<typeof SharedLesson>;

/** What a folder holds for a learner. */
export const SharedLessons = t.type(
  { ...sharedFolderPlace, folders: t.readonlyArray(SharedLessonFolder), lessons: pageOf(SharedLesson) },
  "SharedLessons",
);
export type SharedLessons = t.TypeOf<typeof SharedLessons>;

/** Where a shared lesson is taken: the place by which answers and progress are reported. */
export const SharedLessonPlace = t.type({ campaign_id: t.number, trigger_id: t.number }, "SharedLessonPlace");
export type SharedLessonPlace = t.TypeOf<typeof SharedLessonPlace>;
