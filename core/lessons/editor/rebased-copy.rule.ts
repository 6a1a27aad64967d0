import { sameValue } from "../../kernel/same-value.ts";
import { applyChanges, type ItemClash, type WorkingCopy } from "../apply-changes.rule.ts";
import type { ItemChange } from "../item-change.model.ts";
import { changesBetween } from "./changes-between.rule.ts";
import { itemKeys, itemIn, itemValue, lessonKeys, withItemOf, withValueOf } from "./copy-values.rule.ts";
import { lessonFocus } from "./lesson-editor.model.ts";

/**
 * A working copy being edited.
 * @property seen what the author's changes are based on: as stored, but for values that another author changed unseen
 * @property copy what the author sees
 */
export type Edit = { readonly seen: WorkingCopy; readonly copy: WorkingCopy };

/** Values of both as they were before the stored lesson was joined. */
const keeping = (edit: Edit, before: Edit, uuid: string | null, key: string): Edit => ({
  seen: withValueOf(edit.seen, before.seen, uuid, key),
  copy: withValueOf(edit.copy, before.copy, uuid, key),
});
const keepingItem = (edit: Edit, before: Edit, uuid: string): Edit => ({
  seen: withItemOf(edit.seen, before.seen, uuid),
  copy: withItemOf(edit.copy, before.copy, uuid),
});

const held = (edit: Edit, before: Edit, change: ItemChange, stored: WorkingCopy): Edit => {
  if (change.op !== "set") return keepingItem(edit, before, change.uuid);
  const { uuid, key } = change;
  return uuid !== null && itemIn(stored, uuid) === undefined ? keepingItem(edit, before, uuid) : keeping(edit, before, uuid, key);
};

const pinned = (edit: Edit, before: Edit, focus: string | null): Edit => {
  if (focus === null) return edit;
  if (focus === lessonFocus)
    return lessonKeys
      .filter((key) => !sameValue(edit.copy[key], before.copy[key]))
      .reduce((pins, key) => keeping(pins, before, null, key), edit);
  const [shown, now] = [itemIn(before.copy, focus), itemIn(edit.copy, focus)];
  if (shown === undefined || shown === now) return edit;
  if (now?.type !== shown.type) return keepingItem(edit, before, focus);
  return itemKeys(shown, now)
    .filter((key) => !sameValue(itemValue(shown, key), itemValue(now, key)))
    .reduce((pins, key) => keeping(pins, before, focus, key), edit);
};

/**
 * An edit on top of the lesson as it is stored now. Values that both changed, and what is focused, stay as they are shown; their base stays too,
 * so that they are known as clashes.
 * @param focus uuid of the item that the author is in, `lessonFocus` or null
 */
export const rebasedCopy = (before: Edit, stored: WorkingCopy, focus: string | null): Edit => {
  const { copy, clashes } = applyChanges(stored, changesBetween(before.seen, before.copy));
  const joined = clashes.reduce<Edit>((edit, { change }) => held(edit, before, change, stored), { seen: stored, copy });
  return pinned(joined, before, focus);
};

/**
 * What is not stored of an edit.
 * @property changes those that can be sent
 * @property clashes those that wait for a choice; one for an item that is gone
 */
export type Unsaved = { readonly changes: readonly ItemChange[]; readonly clashes: readonly ItemClash[] };

export const unsavedOf = ({ seen, copy }: Edit, stored: WorkingCopy): Unsaved => {
  const all = changesBetween(seen, copy);
  if (all.length === 0) return { changes: [], clashes: [] };
  const { clashes } = applyChanges(stored, all);
  const held = new Set(clashes.map(({ change }) => change));
  const isGone = ({ change: { uuid } }: ItemClash): boolean => uuid !== null && itemIn(stored, uuid) === undefined;
  return {
    changes: all.filter((change) => !held.has(change)),
    clashes: clashes.filter((clash, at) => !isGone(clash) || clashes.findIndex(({ change }) => change.uuid === clash.change.uuid) === at),
  };
};
