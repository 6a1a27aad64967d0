import { sameValue } from "../../../core/kernel/same-value.ts";
import type { ItemChange, SentItem } from "../../../core/lessons/item-change.model.ts";
import type { LessonItem } from "../../../core/lessons/item.model.ts";
import { itemTypeOf } from "../../../core/lessons/items/catalogue.rule.ts";
import { itemOf } from "../../../core/lessons/sent-item.rule.ts";
import { sanitizedHtml, sanitizedItems } from "./sanitize-items.ts";

/** Sent items whose rich texts hold nothing but what the core's list allows. */
export const cleanItems = (items: readonly SentItem[]): readonly SentItem[] => sanitizedItems(items.map(itemOf));

const cleanItem = (item: SentItem): SentItem => cleanItems([item])[0] ?? item;

/** What an author saw is cleaned too, as what they sent before is stored clean; what is stored as they saw it stays. */
const seenItem = (base: SentItem, stored: LessonItem | undefined): SentItem =>
  stored !== undefined && sameValue(itemOf(base), stored) ? base : cleanItem(base);

const cleanChange = (change: ItemChange, items: readonly LessonItem[], added: ReadonlyMap<string, string>): ItemChange => {
  const stored = items.find(({ uuid }) => uuid === change.uuid);
  switch (change.op) {
    case "put":
      return change.base === undefined || change.base === null
        ? { ...change, item: cleanItem(change.item) }
        : { ...change, item: cleanItem(change.item), base: seenItem(change.base, stored) };
    case "remove":
      return { ...change, base: seenItem(change.base, stored) };
    case "move":
      return change;
    case "set": {
      const key = change.key.replace(/^values\./, "");
      const type = stored?.type ?? added.get(change.uuid ?? "") ?? "";
      const isHtml = change.uuid !== null && change.key !== key && itemTypeOf(type)?.fields[key] === "html";
      if (!isHtml) return change;
      const cleaned = (value: unknown): unknown => (typeof value === "string" ? sanitizedHtml(value) : value);
      const isSeen = sameValue(stored?.values[key], change.base);
      return { ...change, value: cleaned(change.value), base: isSeen ? change.base : cleaned(change.base) };
    }
  }
};

/** Changes whose rich texts hold nothing but what the core's list allows. */
export const cleanChanges = (changes: readonly ItemChange[], items: readonly LessonItem[]): readonly ItemChange[] => {
  const added = new Map(changes.flatMap((change) => (change.op === "put" ? [[change.uuid, change.item.type] as const] : [])));
  return changes.map((change) => cleanChange(change, items, added));
};
