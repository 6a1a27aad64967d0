import { itemLabel } from "../../../../core/lessons/editor/outline.rule.ts";
import type { LessonItem } from "../../../../core/lessons/item.model.ts";
import { itemTypesText } from "../../../i18n/en/item-types.ts";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useText } from "../../../i18n/use-text.ts";

/** Names an item by its position, type and text, such as "3. Poll: Which quay?". */
export const useItemWords = (): ((item: LessonItem, position: number) => string) => {
  const text = useText(lessonEditorText);
  const types = useText(itemTypesText);
  return (item, position) => {
    const label = itemLabel(item);
    const type = types(`names.${item.type}`);
    return label === "" ? text("item.unnamed", { position, type }) : text("item.named", { position, type, label });
  };
};
