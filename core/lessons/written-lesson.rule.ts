import { sameValue } from "../kernel/same-value.ts";
import type { WorkingCopy } from "./apply-changes.rule.ts";
import { itemText } from "./item-text.rule.ts";
import type { LessonItem } from "./item.model.ts";
import type { LessonContext, LessonEdit, LessonWrite, NewVersion } from "./lesson-edit.model.ts";
import { lessonLimits } from "./lesson-limits.model.ts";
import type { StoredLesson } from "./lesson-record.rule.ts";
import { contentOf, estimatedMinutes, workingCopyOf } from "./working-copy.rule.ts";

type Facts = Readonly<Record<string, unknown>>;

/** The values of a stored lesson, as they are. */
export const lessonEditOf = (stored: StoredLesson): LessonEdit => ({
  name: stored.name,
  folder_id: stored.folder_id,
  banner_img: stored.banner_img,
  tags: stored.tags,
  metadata: stored.metadata,
  items: stored.items,
  own_length: stored.own_length,
  estimated: stored.estimated,
  published_version: stored.published_version,
  published_at: stored.published_at,
  is_dirty: stored.is_dirty,
  edited_by: stored.edited_by,
  sitting_from: stored.sitting_from,
  deleted_at: stored.deleted_at,
  version: stored.version,
  updated_at: stored.updated_at,
  item_text: itemText(stored.items),
});

/** Whether a sitting ended: by another author, or by rest. */
const isSittingOver = ({ sitting_from, edited_by, updated_at }: StoredLesson, { viewer, now }: LessonContext): boolean =>
  sitting_from !== null && (edited_by !== viewer.user_id || now - updated_at > lessonLimits.sittingSeconds);

/** The state that a sitting ended with, as a version. */
const sittingVersion = (stored: StoredLesson, number: number): NewVersion => ({
  number,
  kind: "sitting",
  content: contentOf(workingCopyOf(stored)),
  user_id: stored.edited_by,
  created_at: stored.updated_at,
});

const named = (item: LessonItem): string => (item.name === "" ? item.type : item.name);

/** The names of items that differ from those of another state. */
const changedItems = (items: readonly LessonItem[], others: readonly LessonItem[]): readonly string[] => {
  const held = new Map(others.map((item) => [item.uuid, item]));
  return items.filter((item) => !sameValue(held.get(item.uuid), item)).map(named);
};

const facts = (copy: WorkingCopy, other: WorkingCopy): Facts => {
  const values = (["name", "banner_img", "tags", "metadata", "length"] as const).filter((key) => !sameValue(copy[key], other[key]));
  const own = Object.fromEntries(values.map((key) => [key, copy[key]]));
  return sameValue(copy.items, other.items)
    ? own
    : { ...own, items: copy.items.length, changed_items: changedItems(copy.items, other.items).slice(0, 20) };
};

const wanted = { save: "lesson.update", publish: "lesson.publish", restore: "lesson.restore_version" } as const;

/**
 * The write that stores a working copy. A version of the state before is kept when its sitting is over or the copy is restored; publishing and
 * restoring add a version of the state after.
 * @param how what the copy is stored for
 */
export const writtenLesson = (stored: StoredLesson, after: WorkingCopy, how: keyof typeof wanted, context: LessonContext): LessonWrite => {
  const { viewer, now, lastVersion, published } = context;
  const before = workingCopyOf(stored);
  const content = contentOf(after);
  const isOther = !sameValue(contentOf(before), content);
  const isKept = isOther && stored.sitting_from !== null && (how === "restore" || isSittingOver(stored, context));
  const kept = isKept ? [sittingVersion(stored, lastVersion + 1)] : [];
  const number = lastVersion + kept.length + 1;
  const own = how === "save" ? [] : [{ number, kind: how, content, user_id: viewer.user_id, created_at: now }];
  const from = isKept || stored.sitting_from === null ? now : stored.sitting_from;
  const sitting = how !== "save" ? null : isOther ? from : stored.sitting_from;
  const hasItems = !sameValue(before.items, after.items);
  return {
    edit: {
      ...lessonEditOf(stored),
      name: after.name,
      banner_img: after.banner_img,
      tags: after.tags,
      metadata: after.metadata,
      items: after.items,
      own_length: after.length,
      estimated: hasItems ? estimatedMinutes(after.items) : stored.estimated,
      item_text: itemText(after.items),
      published_version: how === "publish" ? number : stored.published_version,
      published_at: how === "publish" ? now : stored.published_at,
      is_dirty: how === "publish" ? false : published === null || !sameValue(published, content),
      edited_by: isOther || how !== "save" ? viewer.user_id : stored.edited_by,
      sitting_from: sitting,
      version: stored.version + 1,
      updated_at: now,
    },
    versions: [...kept, ...own],
    audit: { action: wanted[how], before: facts(before, after), after: { ...facts(after, before), ...(how === "save" ? {} : { number }) } },
  };
};
