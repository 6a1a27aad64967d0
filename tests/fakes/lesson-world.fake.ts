import type { NewVersion } from "../../core/lessons/lesson-edit.model.ts";
import type { HeldLesson } from "./lesson-page.fake.ts";

/** @property label the name that users gave it */
export type HeldVersion = NewVersion & { readonly label: string };

/** The lessons of an organisation, which the stores of several users share. */
export type LessonWorldFake = {
  readonly lessons: Map<number, HeldLesson>;
  readonly versions: Map<number, HeldVersion[]>;
  readonly attempts: Set<string>;
  readonly created: Map<string, number>;
};
export const makeLessonWorldFake = (): LessonWorldFake => ({
  lessons: new Map(),
  versions: new Map(),
  attempts: new Set(),
  created: new Map(),
});
