import { render } from "@testing-library/react";
import { useState } from "react";
import type { FileRecord } from "../../../core/files/file.model.ts";
import { shownProblems } from "../../../core/lessons/item-form.view-model.ts";
import type { LessonItem } from "../../../core/lessons/item.model.ts";
import { galleryPictures } from "../../../ui/staff/files/picker/gallery-files.ts";
import { galleryFormFields, galleryFormTools } from "../../../ui/staff/lessons/forms/gallery-form-tools.ts";
import { ItemFormView } from "../../../ui/staff/lessons/forms/item-form.view.tsx";
import type { FormTools } from "../../../ui/staff/lessons/forms/value-editor.ts";

const [picture] = galleryPictures;
/** A file as it is chosen. */
export const chosenFile = (more: Partial<FileRecord>): FileRecord[] => (picture === undefined ? [] : [{ ...picture, ...more }]);

/** Draws the form of an item; changes are kept in it and told. */
export const drawForm = (start: LessonItem, more: Partial<FormTools> = {}) => {
  const changes: [string, unknown][] = [];
  const Form = () => {
    const [item, setItem] = useState(start);
    return (
      <ItemFormView
        item={item}
        problems={shownProblems(item, [item], galleryFormFields, [])}
        isReadOnly={false}
        tools={{ ...galleryFormTools, ...more }}
        onChange={(key, value) => {
          changes.push([key, value]);
          setItem((before) =>
            key === "name" ? { ...before, name: String(value) } : { ...before, values: { ...before.values, [key.slice(7)]: value } },
          );
        }}
      />
    );
  };
  const { container } = render(<Form />);
  for (const details of container.querySelectorAll("details")) details.open = true;
  return {
    changes,
    latest: (key: string): unknown => changes.findLast(([name]) => name === `values.${key}`)?.[1],
  };
};
