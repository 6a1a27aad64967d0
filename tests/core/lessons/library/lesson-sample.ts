import type { LessonFolder } from "../../../../core/lessons/lesson-folder.model.ts";
import type { LessonCard } from "../../../../core/lessons/lesson.model.ts";
import { type LessonTreeFolder, treeFolder } from "../../../../core/lessons/library/lesson-entry.rule.ts";

/** A published lesson as lists show it. */
export const lessonOf = (id: number, values: Partial<LessonCard> = {}): LessonCard => ({
  id,
  uuid: `00000000-0000-4000-8000-${String(id).padStart(12, "0")}`,
  name: `Lesson ${id}`,
  folder_id: null,
  banner_img: null,
  tags: [],
  length: 5,
  length_set: false,
  items_count: 2,
  kinds: ["rich_text"],
  user_id: 1,
  made_by: "Olivia Marsh",
  teams: [],
  published_version: 1,
  published_at: 1,
  isDirty: false,
  editable: true,
  deletable: true,
  version: 1,
  deleted_at: null,
  created_at: id,
  updated_at: id,
  schemaLevel: "small",
  ...values,
});

/** A folder of lessons in the tree of all folders. */
export const lessonFolderOf = (id: number, folder_id: number | null = null, values: Partial<LessonFolder> = {}): LessonTreeFolder =>
  treeFolder({
    id,
    name: `Folder ${id}`,
    folder_id,
    user_id: 1,
    lessons_count: 0,
    folders_count: 0,
    teams: [],
    editable: true,
    deletable: true,
    version: 1,
    deleted_at: null,
    created_at: 1,
    updated_at: 1,
    schemaLevel: "small",
    ...values,
  });
