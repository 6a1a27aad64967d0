import type { SentItem } from "./item-change.model.ts";
import type { LessonItem } from "./item.model.ts";

/** An item as it is stored. */
export const itemOf = ({ uuid, type, values, name = "" }: SentItem): LessonItem => ({ uuid, type, name, values: { ...values } });
