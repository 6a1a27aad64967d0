import { sameValue } from "../../kernel/same-value.ts";
import type { WorkingCopy } from "../apply-changes.rule.ts";
import type { LessonItem } from "../item.model.ts";
import type { Lesson } from "../lesson.model.ts";

/** The working copy of a new lesson. */
export const blankCopy: WorkingCopy = { name: "", banner_img: null, tags: [], metadata: {}, length: null, items: [] };

/** The values of a lesson's own that authors set. */
export const lessonKeys = ["name", "banner_img", "tags", "metadata", "length"] as const;
export type LessonValueKey = (typeof lessonKeys)[number];

export const isLessonKey = (key: string): key is LessonValueKey => lessonKeys.some((one) => one === key);

/**
 * The working copy of a stored lesson.
 * @param known an earlier one, whose equal items it shares
 */
export const copyOfLesson = (lesson: Lesson, known: WorkingCopy = blankCopy): WorkingCopy => {
  const { name, banner_img, tags, metadata, length, length_set, items } = lesson;
  const earlier = new Map(known.items.map((item) => [item.uuid, item]));
  return {
    name,
    banner_img,
    tags,
    metadata,
    length: length_set ? length : null,
    items: items.map(({ uuid, type, name: itemName, values }) => {
      const item = { uuid, type, name: itemName, values };
      const same = earlier.get(uuid);
      return same !== undefined && sameValue(same, item) ? same : item;
    }),
  };
};

const prefix = "values.";

/** The keys of everything that can be set in these items: `name` and `values.{key}`. */
export const itemKeys = (...items: readonly LessonItem[]): readonly string[] => [
  "name",
  ...new Set(items.flatMap(({ values }) => Object.keys(values).map((key) => prefix + key))),
];

/** A value of an item by its key; null where it has none. */
export const itemValue = (item: LessonItem, key: string): unknown =>
  key === "name" ? item.name : (item.values[key.slice(prefix.length)] ?? null);

const withItemValue = (item: LessonItem, key: string, value: unknown): LessonItem =>
  key === "name"
    ? { ...item, name: typeof value === "string" ? value : item.name }
    : { ...item, values: { ...item.values, [key.slice(prefix.length)]: value } };

export const itemIn = ({ items }: WorkingCopy, uuid: string): LessonItem | undefined => items.find((item) => item.uuid === uuid);

/** The uuid of the item before this one; null at the top. */
export const itemBefore = ({ items }: WorkingCopy, uuid: string): string | null =>
  items[items.findIndex((item) => item.uuid === uuid) - 1]?.uuid ?? null;

/** A working copy with one value as another one has it; `uuid` null for the lesson's own. */
export const withValueOf = (copy: WorkingCopy, source: WorkingCopy, uuid: string | null, key: string): WorkingCopy => {
  if (uuid === null) return isLessonKey(key) ? { ...copy, [key]: source[key] } : copy;
  const from = itemIn(source, uuid);
  if (from === undefined) return copy;
  const value = itemValue(from, key);
  return {
    ...copy,
    items: copy.items.map((item) =>
      item.uuid !== uuid || sameValue(itemValue(item, key), value) ? item : withItemValue(item, key, value),
    ),
  };
};

/** A working copy with one item as another one has it: replaced, removed, or added behind the same item. */
export const withItemOf = (copy: WorkingCopy, source: WorkingCopy, uuid: string): WorkingCopy => {
  const item = itemIn(source, uuid);
  if (item === undefined) return { ...copy, items: copy.items.filter((one) => one.uuid !== uuid) };
  if (itemIn(copy, uuid) !== undefined) return { ...copy, items: copy.items.map((one) => (one.uuid === uuid ? item : one)) };
  const present = new Set(copy.items.map((one) => one.uuid));
  const before = source.items.slice(0, source.items.indexOf(item)).findLast((one) => present.has(one.uuid));
  const at = before === undefined ? 0 : copy.items.findIndex((one) => one.uuid === before.uuid) + 1;
  return { ...copy, items: copy.items.toSpliced(at, 0, item) };
};
