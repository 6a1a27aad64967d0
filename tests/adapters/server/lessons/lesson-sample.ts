import type { LessonCard } from "../../../../core/lessons/lesson.model.ts";

/** A lesson of the caller in a list. */
export const lessonCard = (values: Partial<LessonCard> = {}): LessonCard => ({
  id: 1,
  uuid: "5c3f2f0e-53a1-4d5e-9a53-0d1f6c3c9b01",
  name: "Cranes",
  folder_id: null,
  banner_img: null,
  tags: [],
  length: 1,
  length_set: false,
  items_count: 0,
  kinds: [],
  user_id: 1,
  made_by: "Uma User",
  teams: [],
  published_version: null,
  published_at: null,
  isDirty: true,
  editable: true,
  deletable: true,
  version: 1,
  deleted_at: null,
  created_at: 1_782_900_000,
  updated_at: 1_782_900_000,
  schemaLevel: "small",
  ...values,
});
