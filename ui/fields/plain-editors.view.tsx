import type { FunctionComponent } from "react";
import type { FieldType } from "../../core/fields/field-type.model.ts";
import { typedText, valueOfTyped } from "../../core/fields/typed-value.rule.ts";
import { InlineEdit, type InlineEditProps } from "../kit/inline-edit.view.tsx";
import { BoolEditor, ListEditor } from "./choice-editor.view.tsx";
import type { FieldEditorProps } from "./field-editor.ts";
import { fieldWords } from "./field-words.ts";
import { ImageEditor } from "./image-editor.view.tsx";
import { useProblemWords } from "./problem-words.ts";
import { SecretEditor } from "./secret-editor.view.tsx";

/** The editor of typed values. */
const typed = (inputType: NonNullable<InlineEditProps["inputType"]>): FunctionComponent<FieldEditorProps> => {
  const TypedEditor = ({ field, value, words, state, error, isReadOnly, typedBefore, onTyping, onSave, onUndo }: FieldEditorProps) => {
    const problem = useProblemWords();
    return (
      <InlineEdit
        label={field.label}
        value={typedText(field.type, value, words.timeZone)}
        display={fieldWords(field, value, words)}
        inputType={inputType}
        state={state}
        error={problem(error, field.type)}
        isReadOnly={isReadOnly}
        typedBefore={typedBefore}
        onTyping={onTyping}
        onSave={(text) => onSave(valueOfTyped(field.type, text, words.timeZone))}
        onUndo={onUndo}
      />
    );
  };
  return TypedEditor;
};

/** The in-place editor of each field type that refers to no other record. */
export const plainEditors: Readonly<
  Record<Exclude<FieldType, "related_contacts" | "related_custom_object">, FunctionComponent<FieldEditorProps>>
> = {
  int: typed("text"),
  bool: BoolEditor,
  string: typed("text"),
  textarea: typed("lines"),
  email: typed("text"),
  date: typed("date"),
  time: typed("datetime-local"),
  list: ListEditor,
  image: ImageEditor,
  id_number: typed("text"),
  secret: SecretEditor,
};
