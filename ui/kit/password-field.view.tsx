import { Check, Circle, Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { passwordFieldText } from "../i18n/en/password-field.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./field.module.css";
import { Field, type FieldParts } from "./field.view.tsx";
import list from "./password-field.module.css";
import { typedControl, type TypedProps } from "./typed-control.ts";
import { VisuallyHidden } from "./visually-hidden.view.tsx";

export type PasswordCheck = { readonly id: string; readonly label: string; readonly isMet: boolean };
export type PasswordFieldProps = TypedProps &
  FieldParts & {
    readonly autoComplete?: "current-password" | "new-password";
    /** The rules for a new password, updated while the user types. */
    readonly checks?: readonly PasswordCheck[];
  };

const Checks = ({ checks }: { readonly checks: readonly PasswordCheck[] }) => {
  const text = useText(passwordFieldText);
  return (
    <ul className={list["checks"]}>
      {checks.map((check) => (
        <li key={check.id} className={list["check"]} data-met={check.isMet}>
          {check.isMet ? <Check className={list["icon"]} aria-hidden="true" /> : <Circle className={list["icon"]} aria-hidden="true" />}
          {check.label}
          <VisuallyHidden>: {check.isMet ? text("met") : text("unmet")}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
};

/** A password, masked until the user shows it. */
export const PasswordField = ({
  label,
  isLabelHidden = false,
  isOptional = false,
  help,
  error,
  checks = [],
  ...rest
}: PasswordFieldProps) => {
  const text = useText(passwordFieldText);
  const [isShown, setShown] = useState(false);
  const Picture = isShown ? EyeOff : Eye;
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      isOptional={isOptional}
      help={help}
      error={error}
      isDisabled={rest.isDisabled === true}
      isReadOnly={rest.isReadOnly === true}
      below={checks.length === 0 ? null : <Checks checks={checks} />}
    >
      {(ties) => (
        <div className={styles["box"]}>
          <input
            {...typedControl(rest)}
            {...ties}
            type={isShown ? "text" : "password"}
            className={styles["input"]}
            spellCheck="false"
            autoCapitalize="none"
          />
          <button
            type="button"
            className={styles["inset"]}
            aria-label={isShown ? text("hide") : text("show")}
            onClick={() => setShown(!isShown)}
          >
            <Picture className={styles["insetIcon"]} aria-hidden="true" />
          </button>
        </div>
      )}
    </Field>
  );
};
