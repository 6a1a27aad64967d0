import type { LucideIcon } from "lucide-react";
import type { Field } from "../../../../core/fields/field.model.ts";
import { isWritableField } from "../../../../core/fields/writable-field.rule.ts";
import { OneChoice } from "../../../fields/one-choice.view.tsx";
import { fieldValuesText } from "../../../i18n/en/field-values.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { Pill } from "../../../kit/pill.view.tsx";
import { Popover } from "../../../kit/popover.view.tsx";

type HeldChoiceProps = {
  readonly field: Field;
  readonly value: unknown;
  readonly said: string;
  readonly icon: LucideIcon;
  readonly onChoose: (value: unknown) => void;
};

/** The single value of a list field, editable in place. */
export const HeldChoice = ({ field, value, said, icon, onChoose }: HeldChoiceProps) => {
  const values = useText(fieldValuesText);
  if (!isWritableField(field)) return <Pill icon={icon}>{said}</Pill>;
  const change = values("change", { label: field.label });
  return (
    <Popover
      label={change}
      trigger={
        <Button size="small" kind="quiet" icon={icon} aria-label={`${said}. ${change}`}>
          {said}
        </Button>
      }
    >
      {(close) => (
        <OneChoice
          field={field}
          value={value}
          onChoose={(next) => {
            onChoose(next);
            close();
          }}
        />
      )}
    </Popover>
  );
};
