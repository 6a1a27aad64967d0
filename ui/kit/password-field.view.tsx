import { Check, Circle, Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { Group, Input, TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from "react-aria-components";
import { kitText } from "../i18n/en/kit.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./field.module.css";
import { FieldLabel, FieldNotes, type FieldParts, hasError } from "./field.view.tsx";
import list from "./password-field.module.css";
import { VisuallyHidden } from "./visually-hidden.view.tsx";

export type PasswordCheck = { readonly id: string; readonly label: string; readonly isMet: boolean };
export type PasswordFieldProps = Omit<AriaTextFieldProps, "className" | "style" | "children" | "isInvalid" | "type"> &
  FieldParts & {
    readonly autoComplete?: "current-password" | "new-password";
    /** What a new password must have, kept up to date while it is typed. */
    readonly checks?: readonly PasswordCheck[];
  };

const Checks = ({ checks }: { readonly checks: readonly PasswordCheck[] }) => {
  const text = useText(kitText);
  return (
    <ul className={list["checks"]}>
      {checks.map((check) => (
        <li key={check.id} className={list["check"]} data-met={check.isMet}>
          {check.isMet ? <Check className={list["icon"]} aria-hidden="true" /> : <Circle className={list["icon"]} aria-hidden="true" />}
          {check.label}
          <VisuallyHidden>: {check.isMet ? text("password.met") : text("password.unmet")}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
};

/** A password, hidden unless asked to be shown. */
export const PasswordField = ({ label, isLabelHidden = false, isOptional = false, help, error, checks = [], ...rest }: PasswordFieldProps) => {
  const text = useText(kitText);
  const [isShown, setShown] = useState(false);
  const Picture = isShown ? EyeOff : Eye;
  return (
    <AriaTextField {...rest} type={isShown ? "text" : "password"} isInvalid={hasError(error)} className={styles["field"] ?? ""}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isOptional={isOptional} />
      <Group className={styles["box"] ?? ""}>
        <Input className={styles["input"] ?? ""} spellCheck="false" autoCapitalize="none" />
        <button type="button" className={styles["inset"]} aria-label={isShown ? text("password.hide") : text("password.show")} onClick={() => setShown(!isShown)}>
          <Picture className={styles["insetIcon"]} aria-hidden="true" />
        </button>
      </Group>
      {checks.length === 0 ? null : <Checks checks={checks} />}
      <FieldNotes help={help} error={error} />
    </AriaTextField>
  );
};
