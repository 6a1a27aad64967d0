import type { Role } from "../access/role.model.ts";
import { ItemType } from "./items/catalogue.rule.ts";
import { mayChangeSeenLesson } from "./lesson-access.rule.ts";
import type { Lesson, LessonCard } from "./lesson.model.ts";

type Computed = "kinds" | "length" | "length_set" | "isDirty" | "editable" | "deletable" | "schemaLevel";

/**
 * A lesson as it is stored, without its items.
 * @property types of its items in their order
 * @property estimated minutes estimated from its items
 * @property own_length minutes set by an author; null: estimated
 * @property is_dirty whether the working copy differs from what learners get
 */
export type StoredCard = Omit<LessonCard, Computed> & {
  readonly types: readonly string[];
  readonly estimated: number;
  readonly own_length: number | null;
  readonly is_dirty: boolean;
};

/**
 * A lesson as it is stored.
 * @property edited_by who changed it last
 * @property sitting_from when their sitting began
 */
export type StoredLesson = StoredCard &
  Pick<Lesson, "metadata" | "items"> & { readonly edited_by: number | null; readonly sitting_from: number | null };

const summaryOf = (stored: StoredCard, viewer: { readonly role: Role }): Omit<LessonCard, "schemaLevel"> => ({
  id: stored.id,
  uuid: stored.uuid,
  name: stored.name,
  folder_id: stored.folder_id,
  banner_img: stored.banner_img,
  tags: stored.tags,
  length: stored.own_length ?? stored.estimated,
  length_set: stored.own_length !== null,
  items_count: stored.items_count,
  kinds: [...new Set(stored.types)].filter(ItemType.is),
  user_id: stored.user_id,
  made_by: stored.made_by,
  teams: stored.teams,
  published_version: stored.published_version,
  published_at: stored.published_at,
  isDirty: stored.is_dirty,
  editable: mayChangeSeenLesson(viewer),
  deletable: mayChangeSeenLesson(viewer),
  version: stored.version,
  deleted_at: stored.deleted_at,
  created_at: stored.created_at,
  updated_at: stored.updated_at,
});

/** A lesson as lists show it to a user who may see it. */
export const lessonCardOf = (stored: StoredCard, viewer: { readonly role: Role }): LessonCard => ({
  ...summaryOf(stored, viewer),
  schemaLevel: "small",
});

/** A lesson with its items, for a user who may see it. */
export const lessonRecordOf = (stored: StoredLesson, viewer: { readonly role: Role }): Lesson => ({
  ...summaryOf(stored, viewer),
  schemaLevel: "full",
  metadata: stored.metadata,
  items: stored.items,
});
