import * as t from "io-ts";
import { listUpTo, textUpTo } from "../kernel/bounded.ts";
import { CreateKey } from "../kernel/create-key.ts";
import { exactly } from "../kernel/exactly.ts";
import { ItemType } from "./items/catalogue.rule.ts";
import { lessonLimits } from "./lesson-limits.model.ts";

const longestKey = 100;

/** An item as authors send it. */
export const SentItem = exactly(
  "SentItem",
  { uuid: CreateKey, type: ItemType, values: t.readonly(t.UnknownRecord) },
  { name: textUpTo(lessonLimits.itemName) },
);
export type SentItem = t.TypeOf<typeof SentItem>;

const After = t.union([CreateKey, t.null]);

/** Adds an item behind another one, null: as the first. An item of the same uuid is replaced if it is still `base`. */
const PutItem = exactly(
  "PutItem",
  { op: t.literal("put"), uuid: CreateKey, item: SentItem, after: After },
  { base: t.union([SentItem, t.null]) },
);
/** Moves an item behind another one, null: to the top. */
const MoveItem = exactly("MoveItem", { op: t.literal("move"), uuid: CreateKey, after: After }, { base: After });
/** Removes an item if it is still `base`. */
const RemoveItem = exactly("RemoveItem", { op: t.literal("remove"), uuid: CreateKey, base: SentItem }, {});
/**
 * Sets one value if it is still `base`.
 * @property uuid of the item; null for the lesson itself
 * @property key `name` or `values.` and a key of the item's values; of the lesson `name`, `banner_img`, `tags`, `metadata` or `length`
 */
const SetValue = exactly(
  "SetValue",
  { op: t.literal("set"), uuid: After, key: textUpTo(longestKey), value: t.unknown, base: t.unknown },
  {},
);

/** One change of a lesson's working copy; `base` is what the author saw before it. */
export const ItemChange = t.union([PutItem, MoveItem, RemoveItem, SetValue], "ItemChange");
export type ItemChange = t.TypeOf<typeof ItemChange>;

export const ItemChanges = listUpTo(ItemChange, lessonLimits.changes);
export const SentItems = listUpTo(SentItem, lessonLimits.items);
