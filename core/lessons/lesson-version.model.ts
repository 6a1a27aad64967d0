import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";
import { LessonItem } from "./item.model.ts";
import { LessonMetadata } from "./lesson.model.ts";

/** How a version came to be: published, restored from an earlier one, or the end of one author's sitting. */
export const VersionKind = t.keyof({ publish: null, restore: null, sitting: null }, "VersionKind");
export type VersionKind = t.TypeOf<typeof VersionKind>;

/** A stored state of a lesson; only its name can change. */
const summary = {
  number: t.number,
  kind: VersionKind,
  /** given by an author; '' for none */
  name: t.string,
  user_id: orNull(t.number),
  made_by: t.string,
  items_count: t.number,
  /** whether learners get it now */
  current: t.boolean,
  created_at: t.number,
};

export const LessonVersion = t.type(summary, "LessonVersion");
export type LessonVersion = t.TypeOf<typeof LessonVersion>;

/** The values of a lesson that its versions keep. */
export const LessonContent = t.type(
  {
    name: t.string,
    banner_img: orNull(t.string),
    tags: t.readonlyArray(t.string),
    metadata: LessonMetadata,
    items: t.readonlyArray(LessonItem),
  },
  "LessonContent",
);
export type LessonContent = t.TypeOf<typeof LessonContent>;

export const LessonVersionContent = t.type({ ...summary, content: LessonContent }, "LessonVersionContent");
export type LessonVersionContent = t.TypeOf<typeof LessonVersionContent>;
