import type { Field } from "../../core/fields/field.model.ts";
import type { Saying } from "../../core/kernel/refusal.ts";
import type { SaveState } from "../kit/save-word.view.tsx";
import type { WordsContext } from "./field-words.ts";

/** Props for revealing and setting secrets. */
export type SecretTools = {
  /** the revealed value, and the seconds until it is hidden */
  readonly shown: { readonly value: string; readonly seconds: number } | null;
  /** null where secrets cannot be revealed */
  readonly onReveal: (() => void) | null;
  readonly onHide: () => void;
  /** @returns the refusal, null when it is saved */
  readonly onSet: (value: string | null) => Promise<string | null>;
};

/**
 * Lets the user choose a picture.
 * @param title of the window
 * @returns its address; null when the user cancelled
 */
export type ChoosePicture = (title: string) => Promise<string | null>;

/** Props of the editor of one field. */
export type FieldEditorProps = {
  readonly field: Field;
  readonly value: unknown;
  readonly words: WordsContext;
  readonly state: SaveState;
  /** as the core words it */
  readonly error: Saying | undefined;
  readonly isReadOnly: boolean;
  readonly typedBefore: string | null;
  readonly onTyping: (typed: string | null) => void;
  readonly onSave: (value: unknown) => void;
  /** restores the stored value after a refusal */
  readonly onUndo: () => void;
  /**
   * opens the contact picker; null when the user cancelled
   * @param chosen the contacts that are chosen now
   */
  readonly onSelectPeople: (label: string, chosen: readonly number[]) => Promise<readonly number[] | null>;
  readonly secret: SecretTools;
  /** lets the user choose a picture; without it pictures are uploaded in place */
  readonly onChoosePicture?: ChoosePicture | undefined;
};
