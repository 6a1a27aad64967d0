import { useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import { staffAuthText } from "../../i18n/en/staff-auth.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { PasswordField } from "../../kit/password-field.view.tsx";
import { SecondStepForm, type SecondStepFormProps } from "../two-step/second-step-form.view.tsx";
import { FormProblem } from "./form-problem.view.tsx";
import styles from "./form.module.css";

export type LoginModalViewProps = {
  readonly email: string;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  /** the result of checking the session again */
  readonly note: string | null;
  /** the second factor, after the password was accepted */
  readonly code: SecondStepFormProps | null;
  readonly onLogin: (password: string) => void;
  readonly onCheck: () => void;
  /** Leaves the page and discards unsaved input. */
  readonly onLeave: () => void;
};

/** A password dialog over the page, which stays as it is; closing leaves the page and asks first. */
export const LoginModalView = ({ email, isPending, failure, note, code, onLogin, onCheck, onLeave }: LoginModalViewProps) => {
  const text = useText(staffAuthText);
  const [password, setPassword] = useState("");
  const [isChecked, setChecked] = useState(false);
  const isMissing = password === "";
  if (code !== null)
    return (
      <Dialog title={text("modal.title")} isOpen onClose={onLeave} isDirty>
        <SecondStepForm {...code} />
      </Dialog>
    );
  return (
    <Dialog title={text("modal.title")} isOpen onClose={onLeave} isDirty>
      <form
        className={styles["form"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (!isMissing) onLogin(password);
        }}
      >
        <p>{text("modal.lead")}</p>
        <p>{text("modal.as", { email })}</p>
        <FormProblem failure={failure} fields={[]} />
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={text("password")}
          autoComplete="current-password"
          autoFocus
          isRequired
          value={password}
          onChange={setPassword}
          error={isChecked && isMissing ? text("required", { field: text("password") }) : undefined}
        />
        <Button type="submit" kind="primary" isWide isPending={isPending}>
          {text("modal.submit")}
        </Button>
        <div className={styles["foot"]}>
          <Button kind="quiet" size="small" onPress={onCheck}>
            {text("modal.check")}
          </Button>
          <Button kind="quiet" size="small" onPress={onLeave}>
            {text("modal.other")}
          </Button>
        </div>
        <div role="status">{note}</div>
      </form>
    </Dialog>
  );
};
