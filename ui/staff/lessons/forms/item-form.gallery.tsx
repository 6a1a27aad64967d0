import { useState } from "react";
import { shownProblems } from "../../../../core/lessons/item-form.view-model.ts";
import { itemProblems } from "../../../../core/lessons/item-problems.rule.ts";
import type { LessonItem } from "../../../../core/lessons/item.model.ts";
import { itemTypes, ItemType } from "../../../../core/lessons/items/catalogue.rule.ts";
import type { GalleryEntry } from "../../../gallery/gallery-entry.ts";
import { galleryFormFields, galleryFormTools } from "./gallery-form-tools.ts";
import { completeItem } from "./gallery-items.ts";
import { ItemFormView } from "./item-form.view.tsx";

const valueKey = "values.";

/** A form whose changes stay in the gallery. */
const Filled = ({ start, isReadOnly = false }: { readonly start: LessonItem; readonly isReadOnly?: boolean }) => {
  const [item, setItem] = useState(start);
  const [refused] = useState(() => itemProblems(start, galleryFormFields));
  return (
    <ItemFormView
      item={item}
      problems={shownProblems(item, [item], galleryFormFields, refused)}
      isReadOnly={isReadOnly}
      tools={galleryFormTools}
      onChange={(key, value) =>
        setItem((before) =>
          key === "name"
            ? { ...before, name: String(value) }
            : { ...before, values: { ...before.values, [key.slice(valueKey.length)]: value } },
        )
      }
    />
  );
};

const wrong: Readonly<Partial<Record<ItemType, Readonly<Record<string, unknown>>>>> = {
  video: { url: "https://example.com/film", custom_range: true, start: 20, end: 10 },
  missing_words: { question: "No {{gap" },
  stats_tracker: { questions: [{ question: "", name: "2 much", answer_type: "number" }] },
};

const each = (suffix: string, draw: (type: ItemType) => LessonItem, types: readonly ItemType[]) =>
  Object.fromEntries(types.map((type) => [`${type}${suffix}`, () => <Filled start={draw(type)} />]));

const types = itemTypes.map(({ type }) => type).filter(ItemType.is);

export const gallery: GalleryEntry = {
  name: "item-form",
  group: "staff/lessons",
  states: {
    ...each("", completeItem, types),
    ...each("-empty", (type) => ({ ...completeItem(type), values: {} }), ["rich_text", "video", "challenge", "files", "signwell", "scorm"]),
    ...each("-wrong", (type) => ({ ...completeItem(type), values: wrong[type] ?? {} }), ["video", "missing_words", "stats_tracker"]),
    "read-only": () => <Filled start={completeItem("challenge")} isReadOnly />,
  },
};
