import { useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { PasswordChange } from "../../../core/profile/profile.model.ts";
import { isNewPassword, type PasswordMeasure } from "../../../core/validation/new-password.rule.ts";
import { profileText } from "../../i18n/en/profile.ts";
import { staffAuthText } from "../../i18n/en/staff-auth.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { PasswordField } from "../../kit/password-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import { FormProblem } from "../auth/form-problem.view.tsx";
import { passwordTicks } from "../auth/password-check-words.ts";
import styles from "./profile.module.css";

export type PasswordCardProps = {
  readonly email: string;
  readonly measure: PasswordMeasure;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onChange: (change: PasswordChange, onDone: () => void) => void;
};

/** A new password with its rules, and the current one as proof. */
export const PasswordCard = ({ email, measure, isPending, failure, onChange }: PasswordCardProps) => {
  const text = useText(profileText);
  const auth = useText(staffAuthText);
  const [current, setCurrent] = useState("");
  const [password, setPassword] = useState("");
  const [isChecked, setChecked] = useState(false);
  const isGood = isNewPassword(password, measure);
  const submit = (): void => {
    setChecked(true);
    if (current === "" || !isGood) return;
    onChange({ current, password }, () => {
      setCurrent("");
      setPassword("");
      setChecked(false);
    });
  };
  return (
    <Card title={text("password.title")} note={text("password.note")}>
      <form
        className={styles["form"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <FormProblem failure={failure} fields={["current", "password"]} />
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={text("password.current")}
          autoComplete="current-password"
          isRequired
          value={current}
          onChange={setCurrent}
          error={isChecked && current === "" ? text("required", { field: text("password.current") }) : fieldError(failure, "current")}
        />
        <PasswordField
          label={auth("newPassword")}
          autoComplete="new-password"
          isRequired
          value={password}
          onChange={setPassword}
          checks={passwordTicks(password, measure, auth)}
          error={isChecked && !isGood ? auth("weakPassword") : fieldError(failure, "password")}
        />
        <div className={styles["end"]}>
          <Button type="submit" isPending={isPending}>
            {text("password.submit")}
          </Button>
        </div>
      </form>
    </Card>
  );
};
