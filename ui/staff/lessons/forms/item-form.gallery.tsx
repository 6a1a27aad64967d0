import { useState } from "react";
import { builtInFields } from "../../../../core/fields/built-in-fields.rule.ts";
import { plainField } from "../../../../core/fields/plain-field.rule.ts";
import { shownProblems } from "../../../../core/lessons/item-form.view-model.ts";
import { itemProblems } from "../../../../core/lessons/item-problems.rule.ts";
import type { LessonItem } from "../../../../core/lessons/item.model.ts";
import { itemTypes, ItemType } from "../../../../core/lessons/items/catalogue.rule.ts";
import type { GalleryEntry } from "../../../gallery/gallery-entry.ts";
import { completeItem } from "./gallery-items.ts";
import { ItemFormView } from "./item-form.view.tsx";
import type { FormTools } from "./value-editor.ts";

const field = (id: number, name: string, label: string, type: "string" | "time") => ({
  ...plainField({ name, label, type, section: "", order: id, is_event: false, editable: true, form_hidden: false, required: false }),
  share_editable: 1 as const,
  id,
  version: 1,
  deleted_at: null,
});

const fields = [field(1, "shoe_size", "Shoe size", "string"), field(2, "next_tour", "Next tour", "time")];

const tools: FormTools = {
  choose: async () => null,
  fields: { built_in: builtInFields, sections: [], fields },
  staff: [
    { id: 1, name: "Olivia Owner", photo: null, active: true },
    { id: 2, name: "Adam Admin", photo: null, active: true },
  ],
  preview: async () => null,
  hasManifest: async () => null,
  onPicture: null,
};

const valueKey = "values.";

/** A form whose changes stay in the gallery. */
const Filled = ({ start, isReadOnly = false }: { readonly start: LessonItem; readonly isReadOnly?: boolean }) => {
  const [item, setItem] = useState(start);
  const [refused] = useState(() => itemProblems(start, fields));
  return (
    <ItemFormView
      item={item}
      problems={shownProblems(item, [item], fields, refused)}
      isReadOnly={isReadOnly}
      tools={tools}
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
