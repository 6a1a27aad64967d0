import { useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import { organisationText } from "../../i18n/en/organisation.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { PasswordField } from "../../kit/password-field.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import { FormProblem } from "../auth/form-problem.view.tsx";
import styles from "./organisation.module.css";

/** What the owner types to close the organisation. */
export type ClosingTyped = { readonly name: string; readonly password: string; readonly code: string };

export type CloseOrganisationProps = {
  readonly name: string;
  /** address of the owner, for password managers */
  readonly email: string;
  readonly isAsked: boolean;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onAsk: (isAsked: boolean) => void;
  readonly onClose: (typed: ClosingTyped) => void;
};

const blank: ClosingTyped = { name: "", password: "", code: "" };

/** Closes the organisation, once the owner has typed its name and the password. */
export const CloseOrganisation = ({ name, email, isAsked, isPending, failure, onAsk, onClose }: CloseOrganisationProps) => {
  const text = useText(organisationText);
  const [typed, setTyped] = useState(blank);
  const [wasCodeAsked, setCodeAsked] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const codeError = fieldError(failure, "code");
  if (codeError !== undefined && !wasCodeAsked) setCodeAsked(true);
  const problem = (field: "name" | "password", missing: string): { readonly error?: string } => {
    const error = isChecked && typed[field].trim() === "" ? missing : fieldError(failure, field);
    return error === undefined ? {} : { error };
  };
  return (
    <>
      <Card
        title={text("closing.title")}
        note={text("closing.note")}
        actions={
          <Button kind="danger" onPress={() => onAsk(true)}>
            {text("closing.open")}
          </Button>
        }
      >
        <p className={styles["plain"]}>{text("closing.kept")}</p>
      </Card>
      <Dialog title={text("closing.ask", { name })} isOpen={isAsked} isDirty={typed.name !== ""} onClose={() => onAsk(false)}>
        <form
          className={styles["form"]}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setChecked(true);
            if (typed.name.trim() !== "" && typed.password !== "") onClose(typed);
          }}
        >
          <p className={styles["plain"]}>{text("closing.body")}</p>
          <FormProblem failure={failure} fields={["name", "password", "code"]} />
          <TextField
            label={text("closing.name")}
            help={text("closing.nameHelp", { name })}
            autoComplete="off"
            autoFocus
            isRequired
            value={typed.name}
            onChange={(next) => setTyped({ ...typed, name: next })}
            {...problem("name", text("closing.nameMissing"))}
          />
          <input type="hidden" autoComplete="username" value={email} readOnly />
          <PasswordField
            label={text("closing.password")}
            autoComplete="current-password"
            isRequired
            value={typed.password}
            onChange={(password) => setTyped({ ...typed, password })}
            {...problem("password", text("closing.passwordMissing"))}
          />
          {wasCodeAsked ? (
            <TextField
              label={text("closing.code")}
              help={text("closing.codeHelp")}
              autoComplete="one-time-code"
              value={typed.code}
              onChange={(code) => setTyped({ ...typed, code })}
              {...(codeError === undefined ? {} : { error: codeError })}
            />
          ) : null}
          <div className={styles["end"]}>
            <Button type="submit" kind="danger" isPending={isPending}>
              {text("closing.submit")}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
};
