import type { Field } from "../../../core/fields/field.model.ts";
import type { FieldEditorProps } from "../../fields/field-editor.ts";
import type { WordsContext } from "../../fields/field-words.ts";

/** Props of a custom field input in a form that is submitted as a whole. */
export type FieldInputProps = {
  readonly field: Field;
  readonly value: unknown;
  readonly words: WordsContext;
  readonly error: string | undefined;
  readonly onChange: (value: unknown) => void;
  /** lets the user select contacts; null when the dialog was closed */
  readonly onSelectPeople: (label: string, chosen: readonly number[]) => Promise<readonly number[] | null>;
  readonly onChoosePicture?: FieldEditorProps["onChoosePicture"];
};
