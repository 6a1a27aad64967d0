import type { Field } from "../../../core/fields/field.model.ts";
import type { WordsContext } from "../../fields/field-words.ts";

/** What the input of an own field is given in a form that is sent as a whole. */
export type FieldInputProps = {
  readonly field: Field;
  readonly value: unknown;
  readonly words: WordsContext;
  readonly error: string | undefined;
  readonly onChange: (value: unknown) => void;
  /** lets people be chosen; null when the window was closed */
  readonly onSelectPeople: (label: string, chosen: readonly number[]) => Promise<readonly number[] | null>;
};
