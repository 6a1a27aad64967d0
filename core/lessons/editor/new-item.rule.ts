import type { LessonItem } from "../item.model.ts";
import { type ItemType, itemCatalogue } from "../items/catalogue.rule.ts";

/** A new item of a type, with its default values. */
export const newItem = (type: ItemType, uuid: string, values: Readonly<Record<string, unknown>> = {}): LessonItem => ({
  uuid,
  type,
  name: "",
  values: { ...itemCatalogue[type].defaults, ...values },
});
