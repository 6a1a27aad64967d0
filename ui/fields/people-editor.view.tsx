import { UserPlus, X } from "lucide-react";
import { fieldValuesText } from "../i18n/en/field-values.ts";
import { useText } from "../i18n/use-text.ts";
import { Anchor } from "../kit/anchor.view.tsx";
import { IconButton } from "../kit/icon-button.view.tsx";
import styles from "./field-editor.module.css";
import type { FieldEditorProps } from "./field-editor.ts";
import { FieldFrame } from "./field-frame.view.tsx";

const idsOf = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number).filter(Number.isSafeInteger) : []);

/** Other contacts, each a link to its page, chosen in the contact picker. */
export const PeopleEditor = ({ field, value, words, state, error, isReadOnly, onUndo, onSave, onSelectPeople }: FieldEditorProps) => {
  const text = useText(fieldValuesText);
  const ids = idsOf(value);
  const nameOf = (id: number): string => words.names.get(id)?.name ?? text("people.unknown", { id: String(id) });
  const without = (id: number): unknown => (ids.length === 1 ? null : ids.filter((one) => one !== id));
  const choose = async (): Promise<void> => {
    const chosen = await onSelectPeople(field.label, ids);
    if (chosen !== null) onSave(chosen.length === 0 ? null : chosen);
  };
  return (
    <FieldFrame label={field.label} state={state} error={error} onUndo={onUndo}>
      {ids.map((id) => (
        <span key={id} className={styles["person"]}>
          <Anchor href={`/ui/contacts/${id}`}>{nameOf(id)}</Anchor>
          {isReadOnly ? null : (
            <IconButton
              icon={X}
              size="small"
              kind="quiet"
              label={text("people.remove", { name: nameOf(id), label: field.label })}
              onPress={() => onSave(without(id))}
            />
          )}
        </span>
      ))}
      {isReadOnly ? null : (
        <IconButton
          icon={UserPlus}
          size="small"
          kind="quiet"
          label={text("people.add", { label: field.label })}
          onPress={() => void choose()}
        />
      )}
    </FieldFrame>
  );
};
