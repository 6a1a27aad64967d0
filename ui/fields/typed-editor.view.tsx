import { InlineEdit, type InlineEditProps } from "../kit/inline-edit.view.tsx";
import type { FieldEditorProps } from "./field-editor.ts";
import { fieldWords } from "./field-words.ts";
import { useProblemWords } from "./problem-words.ts";

type TypedEditorProps = FieldEditorProps & {
  readonly inputType: NonNullable<InlineEditProps["inputType"]>;
  /** The value as text in the input. */
  readonly typed: string;
  /** Parses what was typed. */
  readonly valueOf: (text: string) => unknown;
};

/** The in-place editor of a value that is typed. */
export const TypedEditor = ({
  inputType,
  typed,
  valueOf,
  field,
  value,
  words,
  state,
  error,
  isReadOnly,
  typedBefore,
  onTyping,
  onSave,
  onUndo,
}: TypedEditorProps) => {
  const problem = useProblemWords();
  return (
    <InlineEdit
      label={field.label}
      value={typed}
      display={fieldWords(field, value, words)}
      inputType={inputType}
      state={state}
      error={problem(error, field.type)}
      isReadOnly={isReadOnly}
      typedBefore={typedBefore}
      onTyping={onTyping}
      onSave={(text) => onSave(valueOf(text))}
      onUndo={onUndo}
    />
  );
};
