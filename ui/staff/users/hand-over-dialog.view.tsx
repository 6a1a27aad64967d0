import { useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import { usersText } from "../../i18n/en/users.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { PasswordField } from "../../kit/password-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import { FormProblem } from "../auth/form-problem.view.tsx";
import lists from "../settings/settings-list.module.css";
import styles from "./users.module.css";

export type HandOverDialogProps = {
  /** who becomes the owner */
  readonly name: string;
  /** address of the owner, for password managers */
  readonly email: string;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onHandOver: (password: string) => void;
  readonly onClose: () => void;
};

/** Asks the owner for the password before the organisation goes to somebody else. */
export const HandOverDialog = ({ name, email, isPending, failure, onHandOver, onClose }: HandOverDialogProps) => {
  const text = useText(usersText);
  const [password, setPassword] = useState("");
  const [isChecked, setChecked] = useState(false);
  return (
    <Dialog title={text("handOver.title", { name })} isOpen onClose={onClose}>
      <form
        className={lists["stack"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (password !== "") onHandOver(password);
        }}
      >
        <p>{text("handOver.body", { name })}</p>
        <FormProblem failure={failure} fields={["password"]} />
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={text("handOver.password")}
          autoComplete="current-password"
          autoFocus
          isRequired
          value={password}
          onChange={setPassword}
          error={isChecked && password === "" ? text("handOver.missing") : fieldError(failure, "password")}
        />
        <div className={styles["end"]}>
          <Button type="submit" kind="danger" isPending={isPending}>
            {text("handOver.submit")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
