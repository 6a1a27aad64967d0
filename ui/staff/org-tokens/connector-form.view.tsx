import { useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import { orgTokenLimits } from "../../../core/org-tokens/org-token.model.ts";
import { orgTokensText } from "../../i18n/en/org-tokens.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Dialog } from "../../kit/dialog.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import { FormProblem } from "../auth/form-problem.view.tsx";
import styles from "./org-tokens.module.css";

export type ConnectorFormProps = {
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onCreate: (name: string) => void;
  readonly onClose: () => void;
};

/** The name of a new automation connector. */
export const ConnectorForm = ({ isPending, failure, onCreate, onClose }: ConnectorFormProps) => {
  const text = useText(orgTokensText);
  const [typed, setTyped] = useState("");
  const [isChecked, setChecked] = useState(false);
  const name = typed.trim();
  const create = (): void => {
    setChecked(true);
    if (name !== "") onCreate(name);
  };
  return (
    <Dialog
      title={text("connectForm.title")}
      isOpen
      isDirty={typed !== ""}
      onClose={onClose}
      footer={
        <Button kind="primary" isPending={isPending} onPress={create}>
          {text("connectForm.create")}
        </Button>
      }
    >
      <form
        noValidate
        className={styles["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
      >
        <p className={styles["note"]}>{text("connectForm.body")}</p>
        <FormProblem failure={failure} fields={["name"]} />
        <TextField
          label={text("form.name")}
          help={text("form.nameHelp")}
          maxLength={orgTokenLimits.name}
          autoFocus
          value={typed}
          onChange={setTyped}
          error={isChecked && name === "" ? text("form.nameRequired") : fieldError(failure, "name")}
        />
      </form>
    </Dialog>
  );
};
