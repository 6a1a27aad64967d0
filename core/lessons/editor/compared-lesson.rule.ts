import { sameValue } from "../../kernel/same-value.ts";
import type { LessonItem } from "../item.model.ts";
import type { LessonContent } from "../lesson-version.model.ts";

/** How an item of a version differs from the lesson now: `removed` is only in the version, `added` only in the lesson. */
export type ItemDifference = "added" | "removed" | "changed" | "moved" | "same";

/** @property keys values that differ: `name` or `values.{field}` */
export type ComparedItem = {
  readonly uuid: string;
  readonly kind: ItemDifference;
  readonly then: LessonItem | null;
  readonly now: LessonItem | null;
  readonly keys: readonly string[];
};

const lessonKeys = ["name", "banner_img", "tags", "metadata"] as const;
type LessonKey = (typeof lessonKeys)[number];

/** @property keys values of the lesson itself that differ */
export type ComparedLesson = { readonly keys: readonly LessonKey[]; readonly items: readonly ComparedItem[]; readonly isSame: boolean };

const changedKeys = (then: LessonItem, now: LessonItem): readonly string[] => {
  const keys = [...new Set([...Object.keys(then.values), ...Object.keys(now.values)])];
  return [
    ...(then.name === now.name ? [] : ["name"]),
    ...keys.filter((key) => !sameValue(then.values[key] ?? null, now.values[key] ?? null)).map((key) => `values.${key}`),
  ];
};

/** The longest part of a list whose numbers rise. */
const rising = (numbers: readonly number[]): ReadonlySet<number> => {
  const best = numbers.reduce<readonly (readonly number[])[]>((chains, number) => {
    const before = chains
      .filter((chain) => (chain.at(-1) ?? -1) < number)
      .reduce<readonly number[]>((a, b) => (b.length > a.length ? b : a), []);
    return [...chains, [...before, number]];
  }, []);
  return new Set(best.reduce<readonly number[]>((a, b) => (b.length > a.length ? b : a), []));
};

const isSameItem = ({ kind }: ComparedItem): boolean => kind === "same";

/** A version compared with the lesson now: its items in their order, then those that only the lesson has, each behind the one before it. */
export const comparedLesson = (then: LessonContent, now: Pick<LessonContent, LessonKey | "items">): ComparedLesson => {
  const places = new Map(now.items.map((item, at) => [item.uuid, at]));
  const staying = rising(then.items.flatMap(({ uuid }) => places.get(uuid) ?? []));
  const ofVersion = then.items.map((item): ComparedItem => {
    const at = places.get(item.uuid);
    const current = at === undefined ? null : (now.items[at] ?? null);
    if (current === null || at === undefined) return { uuid: item.uuid, kind: "removed", then: item, now: null, keys: [] };
    const keys = item.type === current.type ? changedKeys(item, current) : ["type"];
    const kind = keys.length > 0 ? "changed" : staying.has(at) ? "same" : "moved";
    return { uuid: item.uuid, kind, then: item, now: current, keys };
  });
  const known = new Set(then.items.map(({ uuid }) => uuid));
  const items = now.items.reduce<readonly ComparedItem[]>((all, item, at) => {
    if (known.has(item.uuid)) return all;
    const before = now.items[at - 1]?.uuid;
    const place = all.findIndex(({ uuid }) => uuid === before) + 1;
    return all.toSpliced(place, 0, { uuid: item.uuid, kind: "added", then: null, now: item, keys: [] });
  }, ofVersion);
  const keys = lessonKeys.filter((key) => !sameValue(then[key], now[key]));
  return { keys, items, isSame: keys.length === 0 && items.every(isSameItem) };
};
