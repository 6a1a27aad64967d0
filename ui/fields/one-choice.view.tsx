import type { Field } from "../../core/fields/field.model.ts";
import { chosenOne, offeredByName } from "../../core/fields/one-choice.rule.ts";
import { fieldValuesText } from "../i18n/en/field-values.ts";
import { useText } from "../i18n/use-text.ts";
import { ComboBox } from "../kit/combo-box.view.tsx";
import styles from "./field-editor.module.css";
import { noneLabel } from "./none-label.ts";

type OneChoiceProps = { readonly field: Field; readonly value: unknown; readonly onChoose: (value: unknown) => void };

/** The id of the empty option; no choice has it as its key. */
const nobody = "-";

/** Chooses one of a field's options by typing, or none. */
export const OneChoice = ({ field, value, onChoose }: OneChoiceProps) => {
  const text = useText(fieldValuesText);
  const chosen = chosenOne(value);
  return (
    <div className={styles["find"]}>
      <ComboBox
        label={field.label}
        autoFocus
        options={[
          { id: nobody, label: text(noneLabel(field)) },
          ...offeredByName(field.values).map(({ key, label }) => ({ id: key, label })),
        ]}
        selected={chosen}
        onSelect={(key) => {
          if (key !== null && key !== chosen) onChoose(key === nobody ? null : [key]);
        }}
      />
    </div>
  );
};
