import type { ItemClash } from "../apply-changes.rule.ts";
import type { LessonItem } from "../item.model.ts";

/** A clash as it is shown: the values of both authors. @property item null for the lesson itself @property key of the value; null: the whole item */
export type ClashShown = {
  readonly item: LessonItem | null;
  readonly key: string | null;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** whether one of both deleted the item */
  readonly isMineGone: boolean;
  readonly isTheirsGone: boolean;
  /** whether both can stay, as two items */
  readonly mayKeepBoth: boolean;
};

/** What two authors did to the same. */
export const clashShown = ({ change, stored }: ItemClash, items: readonly LessonItem[]): ClashShown => {
  const item = items.find(({ uuid }) => uuid === change.uuid) ?? null;
  const isTheirsGone = change.uuid !== null && stored === null;
  switch (change.op) {
    case "set":
      return {
        item,
        key: change.key,
        mine: change.value,
        theirs: stored,
        isMineGone: false,
        isTheirsGone: isTheirsGone && item === null,
        mayKeepBoth: change.uuid !== null && !isTheirsGone,
      };
    case "put":
      return { item, key: null, mine: change.item, theirs: stored, isMineGone: false, isTheirsGone, mayKeepBoth: !isTheirsGone };
    case "remove":
      return { item, key: null, mine: null, theirs: stored, isMineGone: true, isTheirsGone, mayKeepBoth: false };
    case "move":
      return { item, key: null, mine: null, theirs: stored, isMineGone: false, isTheirsGone, mayKeepBoth: false };
  }
};
