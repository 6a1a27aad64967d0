import { useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import { orgDataText } from "../../i18n/en/org-data.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { PasswordField } from "../../kit/password-field.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import { FormProblem } from "../auth/form-problem.view.tsx";
import styles from "./org-data.module.css";

/** What an administrator types to start an export. */
export type ExportTyped = { readonly password: string; readonly code: string };

export type ExportDialogProps = {
  /** address of the user, for password managers */
  readonly email: string;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onStart: (typed: ExportTyped) => void;
  readonly onClose: () => void;
};

/** Asks for the password, and for a code where the user has two-step sign-in. */
export const ExportDialog = ({ email, isPending, failure, onStart, onClose }: ExportDialogProps) => {
  const text = useText(orgDataText);
  const [typed, setTyped] = useState<ExportTyped>({ password: "", code: "" });
  const [isChecked, setChecked] = useState(false);
  const [wasCodeAsked, setCodeAsked] = useState(false);
  const codeError = fieldError(failure, "code");
  if (codeError !== undefined && !wasCodeAsked) setCodeAsked(true);
  const wrong = isChecked && typed.password === "" ? text("ask.passwordMissing") : fieldError(failure, "password");
  return (
    <Dialog title={text("ask.title")} isOpen isDirty={typed.password !== ""} onClose={onClose}>
      <form
        className={styles["form"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (typed.password !== "") onStart(typed);
        }}
      >
        <p className={styles["plain"]}>{text("ask.body")}</p>
        <FormProblem failure={failure} fields={["password", "code"]} />
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={text("ask.password")}
          autoComplete="current-password"
          autoFocus
          isRequired
          value={typed.password}
          onChange={(password) => setTyped({ ...typed, password })}
          {...(wrong === undefined ? {} : { error: wrong })}
        />
        {wasCodeAsked ? (
          <TextField
            label={text("ask.code")}
            help={text("ask.codeHelp")}
            autoComplete="one-time-code"
            value={typed.code}
            onChange={(code) => setTyped({ ...typed, code })}
            {...(codeError === undefined ? {} : { error: codeError })}
          />
        ) : null}
        <div className={styles["end"]}>
          <Button type="submit" kind="primary" isPending={isPending}>
            {text("ask.submit")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
