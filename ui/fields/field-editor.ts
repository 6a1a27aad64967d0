import type { Field } from "../../core/fields/field.model.ts";
import type { Saying } from "../../core/kernel/refusal.ts";
import type { SaveState } from "../kit/save-word.view.tsx";
import type { WordsContext } from "./field-words.ts";

/** What finding and showing secrets takes. */
export type SecretTools = {
  /** what is shown now, and for how many seconds more */
  readonly shown: { readonly value: string; readonly seconds: number } | null;
  /** null where nobody can look at secrets */
  readonly onReveal: (() => void) | null;
  readonly onHide: () => void;
  /** @returns why it was refused, null when it is stored */
  readonly onSet: (value: string | null) => Promise<string | null>;
};

/** What the editor of one field is given. */
export type FieldEditorProps = {
  readonly field: Field;
  readonly value: unknown;
  readonly words: WordsContext;
  readonly state: SaveState;
  /** as the core says it */
  readonly error: Saying | undefined;
  readonly isReadOnly: boolean;
  readonly typedBefore: string | null;
  readonly onTyping: (typed: string | null) => void;
  readonly onSave: (value: unknown) => void;
  /** gives back what is stored instead of a value that was refused */
  readonly onUndo: () => void;
  /**
   * lets somebody choose people; null when they did not
   * @param chosen those who are named now
   */
  readonly onSelectPeople: (label: string, chosen: readonly number[]) => Promise<readonly number[] | null>;
  readonly secret: SecretTools;
};
