import { sameValue } from "../kernel/same-value.ts";
import type { ItemChange } from "./item-change.model.ts";
import type { LessonItem } from "./item.model.ts";
import { itemOf } from "./sent-item.rule.ts";

/** The values of a lesson that changes set. */
export type WorkingCopy = {
  readonly name: string;
  readonly banner_img: string | null;
  readonly tags: readonly string[];
  readonly metadata: Readonly<Record<string, string>>;
  /** minutes set by an author; null: estimated */
  readonly length: number | null;
  readonly items: readonly LessonItem[];
};

/**
 * A change that meets another author's change of the same value.
 * @property stored the value as it is stored; null for an item that is gone
 */
export type ItemClash = { readonly change: ItemChange; readonly stored: unknown };

/**
 * A working copy after changes.
 * @property clashes changes that were not applied
 */
export type Applied = { readonly copy: WorkingCopy; readonly clashes: readonly ItemClash[] };

const placed = (items: readonly LessonItem[], item: LessonItem, after: string | null): readonly LessonItem[] => {
  const others = items.filter(({ uuid }) => uuid !== item.uuid);
  if (after === null) return [item, ...others];
  const at = others.findIndex(({ uuid }) => uuid === after);
  return at < 0 ? [...others, item] : others.toSpliced(at + 1, 0, item);
};

const valueOf = (item: LessonItem, key: string): unknown =>
  key === "name" ? item.name : (item.values[key.slice("values.".length)] ?? null);

const withValue = (item: LessonItem, key: string, value: unknown): LessonItem =>
  key === "name"
    ? { ...item, name: typeof value === "string" ? value : item.name }
    : { ...item, values: { ...item.values, [key.slice("values.".length)]: value } };

type Outcome = { readonly copy: WorkingCopy } | { readonly stored: unknown };

const withItems = (copy: WorkingCopy, items: readonly LessonItem[]): Outcome => ({ copy: { ...copy, items } });

const lessonValue = (copy: WorkingCopy, key: string): unknown =>
  key === "name" || key === "banner_img" || key === "tags" || key === "metadata" || key === "length" ? copy[key] : null;

const setInLesson = (copy: WorkingCopy, { key, value, base }: Extract<ItemChange, { op: "set" }>): Outcome => {
  const stored = lessonValue(copy, key);
  if (sameValue(stored, value)) return { copy };
  return sameValue(stored, base) ? { copy: { ...copy, [key]: value } } : { stored };
};

const setInItem = (copy: WorkingCopy, item: LessonItem | undefined, { key, value, base }: Extract<ItemChange, { op: "set" }>): Outcome => {
  if (item === undefined) return { stored: null };
  const stored = valueOf(item, key);
  if (sameValue(stored, value ?? null)) return { copy };
  if (!sameValue(stored, base ?? null)) return { stored };
  return withItems(
    copy,
    copy.items.map((one) => (one.uuid === item.uuid ? withValue(one, key, value) : one)),
  );
};

const one = (copy: WorkingCopy, change: ItemChange): Outcome => {
  const item = copy.items.find(({ uuid }) => uuid === change.uuid);
  switch (change.op) {
    case "put": {
      const asked = itemOf(change.item);
      if (item === undefined) return withItems(copy, placed(copy.items, asked, change.after));
      if (sameValue(item, asked)) return { copy };
      const isBase = change.base !== undefined && change.base !== null && sameValue(item, itemOf(change.base));
      return isBase
        ? withItems(
            copy,
            copy.items.map((kept) => (kept.uuid === item.uuid ? asked : kept)),
          )
        : { stored: item };
    }
    case "move":
      return item === undefined || change.after === item.uuid ? { copy } : withItems(copy, placed(copy.items, item, change.after));
    case "remove":
      if (item === undefined) return { copy };
      return sameValue(item, itemOf(change.base))
        ? withItems(
            copy,
            copy.items.filter(({ uuid }) => uuid !== item.uuid),
          )
        : { stored: item };
    case "set":
      return change.uuid === null ? setInLesson(copy, change) : setInItem(copy, item, change);
  }
};

/**
 * Applies changes in their order. Changes of different items, and of different values of one item, are joined; a change whose value was changed
 * to something else meanwhile clashes. A move to or behind an item that is gone ends at the end; a move of a removed item does nothing.
 */
export const applyChanges = (before: WorkingCopy, changes: readonly ItemChange[]): Applied =>
  changes.reduce<Applied>(
    ({ copy, clashes }, change) => {
      const outcome = one(copy, change);
      return "copy" in outcome ? { copy: outcome.copy, clashes } : { copy, clashes: [...clashes, { change, stored: outcome.stored }] };
    },
    { copy: before, clashes: [] },
  );
