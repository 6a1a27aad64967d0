import { Minus, Plus } from "lucide-react";
import { Button, Group, Input, NumberField as AriaNumberField, type NumberFieldProps as AriaNumberFieldProps } from "react-aria-components";
import { kitText } from "../i18n/en/kit.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./field.module.css";
import { FieldLabel, FieldNotes, type FieldParts, hasError } from "./field.view.tsx";

export type NumberFieldProps = Omit<AriaNumberFieldProps, "className" | "style" | "children" | "isInvalid"> & FieldParts & { readonly placeholder?: string };

/** A number, typed or stepped with the arrow keys. */
export const NumberField = ({ label, isLabelHidden = false, isOptional = false, help, error, placeholder = "", ...rest }: NumberFieldProps) => {
  const text = useText(kitText);
  return (
    <AriaNumberField {...rest} isInvalid={hasError(error)} className={styles["field"] ?? ""}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isOptional={isOptional} />
      <Group className={styles["box"] ?? ""}>
        <Input className={styles["input"] ?? ""} placeholder={placeholder} />
        <Button slot="decrement" className={styles["inset"] ?? ""} aria-label={text("decrease")}>
          <Minus className={styles["insetIcon"]} aria-hidden="true" />
        </Button>
        <Button slot="increment" className={styles["inset"] ?? ""} aria-label={text("increase")}>
          <Plus className={styles["insetIcon"]} aria-hidden="true" />
        </Button>
      </Group>
      <FieldNotes help={help} error={error} />
    </AriaNumberField>
  );
};
