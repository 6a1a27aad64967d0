import type { ItemChange } from "../item-change.model.ts";
import type { LessonItem } from "../item.model.ts";

/**
 * The changes that insert items in their order.
 * @param after uuid of the item in front of them; null: at the top
 */
export const insertChanges = (items: readonly LessonItem[], after: string | null): readonly ItemChange[] =>
  items.map(({ uuid, type, name, values }, at) => ({
    op: "put",
    uuid,
    item: { uuid, type, name, values },
    after: items[at - 1]?.uuid ?? after,
  }));
