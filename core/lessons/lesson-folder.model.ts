import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";
import { LessonCard } from "./lesson.model.ts";

/** A folder of lessons; counts are of what is directly in it and that the caller sees. */
const summary = {
  id: t.number,
  name: t.string,
  /** the folder that it is in */
  folder_id: orNull(t.number),
  user_id: orNull(t.number),
  lessons_count: t.number,
  folders_count: t.number,
  /** teams that it is shared with by itself */
  teams: t.readonlyArray(t.number),
  editable: t.boolean,
  deletable: t.boolean,
  version: t.number,
  deleted_at: orNull(t.number),
  created_at: t.number,
  updated_at: t.number,
};

export const LessonFolder = t.type({ ...summary, schemaLevel: t.literal("small") }, "LessonFolder");
export type LessonFolder = t.TypeOf<typeof LessonFolder>;

/**
 * A folder with what is in it.
 * @property path the folders above it, from the top
 */
export const LessonFolderContent = t.type(
  {
    ...summary,
    schemaLevel: t.literal("full"),
    folders: t.readonlyArray(LessonFolder),
    lessons: t.readonlyArray(LessonCard),
    path: t.readonlyArray(t.type({ id: t.number, name: t.string })),
  },
  "LessonFolderContent",
);
export type LessonFolderContent = t.TypeOf<typeof LessonFolderContent>;
