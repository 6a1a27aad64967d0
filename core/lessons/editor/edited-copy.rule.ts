import { applyChanges, type WorkingCopy } from "../apply-changes.rule.ts";
import type { ItemChange } from "../item-change.model.ts";
import type { LessonItem } from "../item.model.ts";
import { isLessonKey, itemIn, itemValue } from "./copy-values.rule.ts";

const applied = (copy: WorkingCopy, change: ItemChange): WorkingCopy => applyChanges(copy, [change]).copy;

/** A working copy with one value; `uuid` null for the lesson's own. An item that is gone changes nothing. */
export const withValue = (copy: WorkingCopy, uuid: string | null, key: string, value: unknown): WorkingCopy => {
  const item = uuid === null ? undefined : itemIn(copy, uuid);
  const base = item === undefined ? (isLessonKey(key) ? copy[key] : null) : itemValue(item, key);
  return uuid === null || item !== undefined ? applied(copy, { op: "set", uuid, key, value, base }) : copy;
};

/** A working copy with items behind another one, null: at the top; those of known uuids replace theirs where they are. */
export const withItems = (copy: WorkingCopy, items: readonly LessonItem[], after: string | null): WorkingCopy =>
  items.reduce<{ readonly copy: WorkingCopy; readonly after: string | null }>(
    (all, item) => {
      const { uuid } = item;
      const known = itemIn(all.copy, uuid);
      const change: ItemChange = { op: "put", uuid, item, after: all.after, ...(known === undefined ? {} : { base: known }) };
      return { copy: applied(all.copy, change), after: uuid };
    },
    { copy, after },
  ).copy;

export const withMove = (copy: WorkingCopy, uuid: string, after: string | null): WorkingCopy => applied(copy, { op: "move", uuid, after });

export const withoutItems = (copy: WorkingCopy, uuids: readonly string[]): WorkingCopy => {
  const items = copy.items.filter(({ uuid }) => !uuids.includes(uuid));
  return items.length === copy.items.length ? copy : { ...copy, items };
};
