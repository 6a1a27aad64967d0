import { Link2, X } from "lucide-react";
import { fieldValuesText } from "../i18n/en/field-values.ts";
import { useText } from "../i18n/use-text.ts";
import { IconButton } from "../kit/icon-button.view.tsx";
import { Popover } from "../kit/popover.view.tsx";
import styles from "./field-editor.module.css";
import type { FieldEditorProps } from "./field-editor.ts";
import { FieldFrame } from "./field-frame.view.tsx";
import { fieldWords } from "./field-words.ts";

/** A record of a custom object: shown, cleared, or the reason why none can be chosen. */
export const ReferenceEditor = ({ field, value, words, state, error, isReadOnly, onUndo, onSave }: FieldEditorProps) => {
  const text = useText(fieldValuesText);
  const said = fieldWords(field, value, words);
  const choose = text("record.choose", { label: field.label });
  return (
    <FieldFrame label={field.label} state={state} error={error} onUndo={onUndo}>
      {said === "" ? <span className={styles["muted"]}>{text("nothing")}</span> : <span>{said}</span>}
      {isReadOnly || said === "" ? null : (
        <IconButton
          icon={X}
          size="small"
          kind="quiet"
          label={text("record.clear", { record: said, label: field.label })}
          onPress={() => onSave(null)}
        />
      )}
      {isReadOnly ? null : (
        <Popover label={choose} trigger={<IconButton icon={Link2} size="small" kind="quiet" label={choose} />}>
          {() => <p className={styles["muted"]}>{text("record.none")}</p>}
        </Popover>
      )}
    </FieldFrame>
  );
};
