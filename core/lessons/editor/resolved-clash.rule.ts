import type { ItemClash, WorkingCopy } from "../apply-changes.rule.ts";
import { itemIn, withItemOf, withValueOf } from "./copy-values.rule.ts";
import type { ClashChoice } from "./lesson-editor.model.ts";
import type { Edit } from "./rebased-copy.rule.ts";

/** One part of a working copy as another one has it: the value that a change sets, or its item. */
const partOf = (copy: WorkingCopy, source: WorkingCopy, stored: WorkingCopy, { change }: ItemClash): WorkingCopy => {
  if (change.op !== "set") return withItemOf(copy, source, change.uuid);
  const { uuid, key } = change;
  const isGone = uuid !== null && itemIn(stored, uuid) === undefined;
  return isGone ? withItemOf(copy, source, uuid) : withValueOf(copy, source, uuid, key);
};

/** The author's item under another uuid, behind the stored one. */
const withSecond = (copy: WorkingCopy, mine: WorkingCopy, uuid: string, second: string): WorkingCopy => {
  const item = itemIn(mine, uuid);
  if (item === undefined) return copy;
  const at = copy.items.findIndex((one) => one.uuid === uuid) + 1;
  return { ...copy, items: copy.items.toSpliced(at, 0, { ...item, uuid: second }) };
};

/**
 * Ends a clash: the author's value is stored, gives way, or becomes a second item where the clash is about an item that both still have.
 * @param second uuid of the second item
 */
export const resolvedClash = (edit: Edit, stored: WorkingCopy, clash: ItemClash, by: ClashChoice, second: string): Edit => {
  const { uuid } = clash.change;
  const seen = partOf(edit.seen, stored, stored, clash);
  const isInBoth = uuid !== null && itemIn(stored, uuid) !== undefined && itemIn(edit.copy, uuid) !== undefined;
  if (by === "mine" || (by === "both" && !isInBoth && clash.change.op !== "remove")) return { ...edit, seen };
  const copy = partOf(edit.copy, stored, stored, clash);
  return { seen, copy: by === "both" && uuid !== null ? withSecond(copy, edit.copy, uuid, second) : copy };
};
