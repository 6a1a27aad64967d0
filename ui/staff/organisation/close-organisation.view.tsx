import { useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import { organisationText } from "../../i18n/en/organisation.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import { FormProblem } from "../auth/form-problem.view.tsx";
import { ProofFields, type ProofTyped } from "../auth/proof-fields.view.tsx";
import styles from "./organisation.module.css";

/** What the owner types to close the organisation. */
export type ClosingTyped = ProofTyped & { readonly name: string };

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
  const [isChecked, setChecked] = useState(false);
  const nameError = isChecked && typed.name.trim() === "" ? text("closing.nameMissing") : fieldError(failure, "name");
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
            error={nameError}
          />
          <ProofFields
            {...{ email, typed, isChecked, failure }}
            words={{
              password: text("closing.password"),
              passwordMissing: text("closing.passwordMissing"),
              code: text("closing.code"),
              codeHelp: text("closing.codeHelp"),
            }}
            onType={(proof) => setTyped({ ...typed, ...proof })}
          />
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
