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

const summaryOf = (
  { types, estimated, own_length, is_dirty, ...stored }: StoredCard,
  viewer: { readonly role: Role },
): Omit<LessonCard, "schemaLevel"> => ({
  ...stored,
  kinds: [...new Set(types)].filter(ItemType.is),
  length: own_length ?? estimated,
  length_set: own_length !== null,
  isDirty: is_dirty,
  editable: mayChangeSeenLesson(viewer),
  deletable: mayChangeSeenLesson(viewer),
});

/** A lesson as lists show it to somebody who sees it. */
export const lessonCardOf = (stored: StoredCard, viewer: { readonly role: Role }): LessonCard => ({
  ...summaryOf(stored, viewer),
  schemaLevel: "small",
});

/** A lesson with its items as somebody who sees it gets it. */
export const lessonRecordOf = (
  { metadata, items, edited_by: _edited, sitting_from: _from, ...card }: StoredLesson,
  viewer: { readonly role: Role },
): Lesson => ({ ...summaryOf(card, viewer), schemaLevel: "full", metadata, items });
