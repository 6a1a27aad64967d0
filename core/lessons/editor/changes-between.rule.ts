import { sameValue } from "../../kernel/same-value.ts";
import type { WorkingCopy } from "../apply-changes.rule.ts";
import type { ItemChange, SentItem } from "../item-change.model.ts";
import type { LessonItem } from "../item.model.ts";
import { itemBefore, itemKeys, itemValue, lessonKeys } from "./copy-values.rule.ts";
import { longestIncreasing } from "./longest-increasing.rule.ts";

const sent = ({ uuid, type, name, values }: LessonItem): SentItem => ({ uuid, type, name, values });

const isSameOrder = (from: readonly LessonItem[], to: readonly LessonItem[]): boolean =>
  from.length === to.length && from.every(({ uuid }, at) => uuid === to[at]?.uuid);

/** Removals, then additions and as few moves as possible, from the top. */
const orderChanges = (from: WorkingCopy, to: WorkingCopy): readonly ItemChange[] => {
  if (isSameOrder(from.items, to.items)) return [];
  const places = new Map(from.items.map(({ uuid }, at) => [uuid, at]));
  const left = new Set(to.items.map(({ uuid }) => uuid));
  const removed = from.items.filter(({ uuid }) => !left.has(uuid));
  const kept = to.items.filter(({ uuid }) => places.has(uuid));
  const unmoved = longestIncreasing(kept.map(({ uuid }) => places.get(uuid) ?? 0));
  const still = new Set(kept.filter((_, at) => unmoved.has(at)).map(({ uuid }) => uuid));
  return [
    ...removed.map((item): ItemChange => ({ op: "remove", uuid: item.uuid, base: sent(item) })),
    ...to.items.flatMap((item, at): readonly ItemChange[] => {
      const after = to.items[at - 1]?.uuid ?? null;
      if (!places.has(item.uuid)) return [{ op: "put", uuid: item.uuid, item: sent(item), after }];
      return still.has(item.uuid) ? [] : [{ op: "move", uuid: item.uuid, after, base: itemBefore(from, item.uuid) }];
    }),
  ];
};

const itemChanges = (from: LessonItem, to: LessonItem, after: string | null): readonly ItemChange[] => {
  if (from.type !== to.type) return [{ op: "put", uuid: to.uuid, item: sent(to), after, base: sent(from) }];
  return itemKeys(from, to).flatMap((key): readonly ItemChange[] => {
    const [base, value] = [itemValue(from, key), itemValue(to, key)];
    return sameValue(base, value) ? [] : [{ op: "set", uuid: to.uuid, key, value, base }];
  });
};

/** The changes that make one working copy of another; none where they are equal. */
export const changesBetween = (from: WorkingCopy, to: WorkingCopy): readonly ItemChange[] => {
  if (from === to) return [];
  const before = new Map(from.items.map((item) => [item.uuid, item]));
  return [
    ...lessonKeys.flatMap((key): readonly ItemChange[] =>
      sameValue(from[key], to[key]) ? [] : [{ op: "set", uuid: null, key, value: to[key], base: from[key] }],
    ),
    ...(from.items === to.items ? [] : orderChanges(from, to)),
    ...to.items.flatMap((item, at) => {
      const old = before.get(item.uuid);
      return old === undefined || old === item ? [] : itemChanges(old, item, to.items[at - 1]?.uuid ?? null);
    }),
  ];
};
