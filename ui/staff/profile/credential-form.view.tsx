import { type ReactNode, useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import { profileText } from "../../i18n/en/profile.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { PasswordField } from "../../kit/password-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import { FormProblem } from "../auth/form-problem.view.tsx";
import styles from "./profile.module.css";

/** What each form gets: who changes something, and the state of the change. */
export type CredentialProps = {
  /** the user's address, for password managers */
  readonly email: string;
  readonly isPending: boolean;
  readonly failure: Failure | null;
};

type Props = CredentialProps & {
  readonly lead?: string;
  /** the field of the new value, if the form has one */
  readonly field?: string;
  /** whether the new value is entered well */
  readonly isReady: boolean;
  readonly submit: string;
  readonly isDangerous?: boolean;
  /** the new value, which is told once the form was sent what is missing */
  readonly children?: (isChecked: boolean) => ReactNode;
  readonly onSubmit: (current: string) => void;
};

/** A change of how the user signs in, with the current password as proof. */
export const CredentialForm = (props: Props) => {
  const { email, lead, field, isReady, submit, isDangerous = false, isPending, failure, children, onSubmit } = props;
  const text = useText(profileText);
  const [current, setCurrent] = useState("");
  const [isChecked, setChecked] = useState(false);
  const missing = isChecked && current === "" ? text("required", { field: text("password.current") }) : undefined;
  return (
    <form
      className={styles["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (current !== "" && isReady) onSubmit(current);
      }}
    >
      {lead === undefined ? null : <p>{lead}</p>}
      <FormProblem failure={failure} fields={["current_password", ...(field === undefined ? [] : [field])]} />
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={text("password.current")}
        autoComplete="current-password"
        autoFocus
        isRequired
        value={current}
        onChange={setCurrent}
        error={missing ?? fieldError(failure, "current_password")}
      />
      {children?.(isChecked)}
      <div className={styles["end"]}>
        <Button type="submit" kind={isDangerous ? "danger" : "primary"} isPending={isPending}>
          {submit}
        </Button>
      </div>
    </form>
  );
};
