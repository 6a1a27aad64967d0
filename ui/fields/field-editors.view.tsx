import type { FunctionComponent } from "react";
import type { FieldType } from "../../core/fields/field-type.model.ts";
import type { FieldEditorProps } from "./field-editor.ts";
import { PeopleEditor } from "./people-editor.view.tsx";
import { plainEditors } from "./plain-editors.view.tsx";
import { ReferenceEditor } from "./reference-editor.view.tsx";

/** The in-place editor of each field type. */
export const fieldEditors: Readonly<Record<FieldType, FunctionComponent<FieldEditorProps>>> = {
  ...plainEditors,
  related_contacts: PeopleEditor,
  related_custom_object: ReferenceEditor,
};
