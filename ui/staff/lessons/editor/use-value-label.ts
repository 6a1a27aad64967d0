import type { ItemType } from "../../../../core/lessons/items/catalogue.rule.ts";
import { lessonEditorText } from "../../../i18n/en/lesson-editor.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useValueWords } from "../forms/use-value-words.ts";

const own = ["name", "banner_img", "tags", "metadata", "length"] as const;

/** The label of a value by its key, `name` or `values.{field}`; of the lesson itself without a type. */
export const useValueLabel = (): ((type: ItemType | null, key: string) => string) => {
  const text = useText(lessonEditorText);
  const words = useValueWords();
  return (type, key) => {
    const ofLesson = own.find((name) => name === key);
    if (ofLesson !== undefined) return text(`fields.${ofLesson}`);
    const name = key.replace(/^values\./, "");
    return type === null ? name : words.label(type, name);
  };
};
