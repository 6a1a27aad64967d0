import { Pencil } from "lucide-react";
import { fieldValuesText } from "../i18n/en/field-values.ts";
import { useText } from "../i18n/use-text.ts";
import { IconButton } from "../kit/icon-button.view.tsx";
import { Popover } from "../kit/popover.view.tsx";
import styles from "./field-editor.module.css";
import type { FieldEditorProps } from "./field-editor.ts";
import { FieldFrame } from "./field-frame.view.tsx";
import { fieldWords } from "./field-words.ts";
import { noneLabel } from "./none-label.ts";
import { OneChoice } from "./one-choice.view.tsx";

/** A single choice, found by typing and saved at once. */
export const OneChoiceEditor = ({ field, value, words, state, error, isReadOnly, onUndo, onSave }: FieldEditorProps) => {
  const text = useText(fieldValuesText);
  const said = fieldWords(field, value, words);
  const label = text("change", { label: field.label });
  return (
    <FieldFrame label={field.label} state={state} error={error} onUndo={onUndo}>
      {said === "" ? <span className={styles["muted"]}>{text(noneLabel(field))}</span> : <span>{said}</span>}
      {isReadOnly ? null : (
        <Popover label={label} trigger={<IconButton icon={Pencil} size="small" kind="quiet" label={label} />}>
          {(close) => (
            <OneChoice
              field={field}
              value={value}
              onChoose={(next) => {
                onSave(next);
                close();
              }}
            />
          )}
        </Popover>
      )}
    </FieldFrame>
  );
};
