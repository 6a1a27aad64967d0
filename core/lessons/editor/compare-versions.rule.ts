import { plainWords } from "../../kernel/plain-words.ts";
import { sameValue } from "../../kernel/same-value.ts";
import type { LessonItem } from "../item.model.ts";
import type { LessonContent } from "../lesson-version.model.ts";
import { changesBetween } from "./changes-between.rule.ts";
import { itemKeys, itemValue } from "./copy-values.rule.ts";
import { wordChanges, type WordRun } from "./word-changes.rule.ts";

/**
 * A value that differs.
 * @property key `name` or `values.{key}` of an item; `name`, `banner_img`, `tags` or `metadata` of the lesson
 * @property words the words of two texts, without their markup; null where they are no texts, or differ only in their markup
 */
export type ValueDifference = {
  readonly key: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly words: readonly WordRun[] | null;
};

/**
 * An item of two versions.
 * @property isMoved whether it is in another place among those of both
 * @property values that differ; none for an item of one version only
 */
export type ItemDifference = {
  readonly uuid: string;
  readonly kind: "same" | "added" | "removed" | "changed";
  readonly isMoved: boolean;
  readonly before: LessonItem | null;
  readonly after: LessonItem | null;
  readonly values: readonly ValueDifference[];
};

/** @property items in the order of the later version; removed ones behind the item that they stood behind */
export type VersionDifference = { readonly lesson: readonly ValueDifference[]; readonly items: readonly ItemDifference[] };

const wordsOf = (before: unknown, after: unknown): readonly WordRun[] | null => {
  if (typeof before !== "string" || typeof after !== "string") return null;
  const [left, right] = [plainWords(before), plainWords(after)];
  return left === right ? null : wordChanges(left, right);
};

const difference = (key: string, before: unknown, after: unknown): readonly ValueDifference[] =>
  sameValue(before, after) ? [] : [{ key, before, after, words: wordsOf(before, after) }];

const compared = (before: LessonItem, after: LessonItem, isMoved: boolean): ItemDifference => {
  const values = itemKeys(before, after).flatMap((key) => difference(key, itemValue(before, key), itemValue(after, key)));
  return { uuid: after.uuid, kind: values.length > 0 || before.type !== after.type ? "changed" : "same", isMoved, before, after, values };
};

const single = (kind: "added" | "removed", item: LessonItem): ItemDifference => ({
  uuid: item.uuid,
  kind,
  isMoved: false,
  before: kind === "removed" ? item : null,
  after: kind === "added" ? item : null,
  values: [],
});

const withRemoved = (items: readonly ItemDifference[], item: LessonItem, earlier: readonly LessonItem[]): readonly ItemDifference[] => {
  const known = new Set(items.map(({ uuid }) => uuid));
  const behind = earlier.findLast(({ uuid }) => known.has(uuid));
  const at = behind === undefined ? 0 : items.findIndex(({ uuid }) => uuid === behind.uuid) + 1;
  return items.toSpliced(at, 0, single("removed", item));
};

/** Compares two versions of a lesson item by item, and their texts word by word. */
export const compareVersions = (before: LessonContent, after: LessonContent): VersionDifference => {
  const old = new Map(before.items.map((item) => [item.uuid, item]));
  const left = new Set(after.items.map(({ uuid }) => uuid));
  const changes = changesBetween({ ...before, length: null }, { ...after, length: null });
  const moved = new Set(changes.flatMap((change) => (change.op === "move" ? [change.uuid] : [])));
  const items = after.items.map((item) => {
    const earlier = old.get(item.uuid);
    return earlier === undefined ? single("added", item) : compared(earlier, item, moved.has(item.uuid));
  });
  return {
    lesson: (["name", "banner_img", "tags", "metadata"] as const).flatMap((key) => difference(key, before[key], after[key])),
    items: before.items.reduce<readonly ItemDifference[]>(
      (all, item, at) => (left.has(item.uuid) ? all : withRemoved(all, item, before.items.slice(0, at))),
      items,
    ),
  };
};
