import type { FunctionComponent } from "react";
import type { FieldType } from "../../core/fields/field-type.model.ts";
import { typedWords, valueOfWords } from "../../core/fields/typed-text.rule.ts";
import type { InlineEditProps } from "../kit/inline-edit.view.tsx";
import { loadable } from "../kit/loadable.view.tsx";
import { BoolEditor, ListEditor } from "./choice-editor.view.tsx";
import type { FieldEditorProps } from "./field-editor.ts";
import { fieldWords } from "./field-words.ts";
import { ImageEditor } from "./image-editor.view.tsx";
import { SecretEditor } from "./secret-editor.view.tsx";
import { TypedEditor } from "./typed-editor.view.tsx";

/** The editor of typed values. */
const typed = (inputType: NonNullable<InlineEditProps["inputType"]>): FunctionComponent<FieldEditorProps> => {
  const PlainEditor = (props: FieldEditorProps) => (
    <TypedEditor
      {...props}
      inputType={inputType}
      typed={typedWords(props.value)}
      valueOf={(text) => valueOfWords(props.field.type, text)}
    />
  );
  return PlainEditor;
};

/** A time as it stands, until its editor has come. */
const ComingTime = (props: FieldEditorProps) => (
  <TypedEditor
    {...props}
    inputType="datetime-local"
    typed={fieldWords(props.field, props.value, props.words)}
    valueOf={(text) => text}
    typedBefore={null}
    isReadOnly
  />
);

/** The time zones' rules come with it. */
const time = loadable(async () => (await import("./time-editor.view.tsx")).TimeEditor, ComingTime);

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
  time: time.View,
  list: ListEditor,
  image: ImageEditor,
  id_number: typed("text"),
  secret: SecretEditor,
};
