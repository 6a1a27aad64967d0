import { UserPlus, X } from "lucide-react";
import { fieldValuesText } from "../i18n/en/field-values.ts";
import { useText } from "../i18n/use-text.ts";
import { Button } from "../kit/button.view.tsx";
import { IconButton } from "../kit/icon-button.view.tsx";
import styles from "./chosen-people.module.css";

type ChosenPeopleProps = {
  /** the field that the contacts are chosen for */
  readonly label: string;
  readonly ids: readonly number[];
  readonly names: ReadonlyMap<number, { readonly name: string }>;
  readonly onSelect: () => void;
  readonly onChange: (ids: readonly number[]) => void;
};

/** The chosen contacts by name, each with a remove button, and a button that opens the contact picker; a surrounding group names them. */
export const ChosenPeople = ({ label, ids, names, onSelect, onChange }: ChosenPeopleProps) => {
  const text = useText(fieldValuesText);
  const nameOf = (id: number): string => names.get(id)?.name ?? text("people.unknown", { id: String(id) });
  return (
    <div className={styles["people"]}>
      {ids.map((id) => (
        <span key={id} className={styles["person"]}>
          {nameOf(id)}
          <IconButton
            icon={X}
            size="small"
            label={text("people.remove", { name: nameOf(id), label })}
            onPress={() => onChange(ids.filter((one) => one !== id))}
          />
        </span>
      ))}
      <Button size="small" icon={UserPlus} onPress={onSelect}>
        {text("people.select")}
      </Button>
    </div>
  );
};
