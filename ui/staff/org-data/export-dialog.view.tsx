import { useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import { orgDataText } from "../../i18n/en/org-data.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { FormProblem } from "../auth/form-problem.view.tsx";
import { ProofFields, type ProofTyped } from "../auth/proof-fields.view.tsx";
import styles from "./org-data.module.css";

export type ExportDialogProps = {
  /** address of the user, for password managers */
  readonly email: string;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onStart: (typed: ProofTyped) => void;
  readonly onClose: () => void;
};

/** Asks for the password, and for a code where the user has two-step sign-in. */
export const ExportDialog = ({ email, isPending, failure, onStart, onClose }: ExportDialogProps) => {
  const text = useText(orgDataText);
  const [typed, setTyped] = useState<ProofTyped>({ password: "", code: "" });
  const [isChecked, setChecked] = useState(false);
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
        <ProofFields
          {...{ email, typed, isChecked, failure }}
          isFirst
          words={{
            password: text("ask.password"),
            passwordMissing: text("ask.passwordMissing"),
            code: text("ask.code"),
            codeHelp: text("ask.codeHelp"),
          }}
          onType={setTyped}
        />
        <div className={styles["end"]}>
          <Button type="submit" kind="primary" isPending={isPending}>
            {text("ask.submit")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
