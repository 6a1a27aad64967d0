import * as t from "io-ts";
import { lessonLimits } from "./lesson-limits.model.ts";

/** Sort orders of lessons; a minus means descending. */
export const LessonSort = t.keyof(
  {
    name: null,
    "-name": null,
    created: null,
    "-created": null,
    updated: null,
    "-updated": null,
    length: null,
    "-length": null,
    items: null,
    "-items": null,
  },
  "LessonSort",
);
export type LessonSort = t.TypeOf<typeof LessonSort>;

/** States by which lessons are filtered: what learners get, that and a newer working copy, or nothing. */
export const LessonState = t.keyof({ published: null, changed: null, unpublished: null }, "LessonState");
export type LessonState = t.TypeOf<typeof LessonState>;

/**
 * The query of a list of lessons.
 * @property folder_id lessons directly in the folder; null: in no folder, unless a search or filter looks through all folders
 * @property search words of names, tags and item texts, through all folders below `folder_id`
 * @property all through all folders
 * @property tags lessons with all of these
 * @property makers ids of the users who made them
 * @property recent only lessons edited in the last seven days
 * @property deleted only lessons in the bin
 */
export type LessonQuery = {
  readonly page: number;
  readonly limit: number;
  readonly sort: LessonSort;
  readonly search: string;
  readonly folder_id: number | null;
  readonly tags: readonly string[];
  readonly makers: readonly number[];
  readonly state: readonly LessonState[];
  readonly recent: boolean;
  readonly all: boolean;
  readonly deleted: boolean;
};

export const firstLessons: LessonQuery = {
  page: 1,
  limit: lessonLimits.defaultRows,
  sort: "-updated",
  search: "",
  folder_id: null,
  tags: [],
  makers: [],
  state: [],
  recent: false,
  all: false,
  deleted: false,
};
