import { type ReactNode, useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { TwoStepStart } from "../../../core/two-step/two-step.model.ts";
import { twoStepText } from "../../i18n/en/two-step.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button, type ButtonKind } from "../../kit/button.view.tsx";
import { PasswordField } from "../../kit/password-field.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import { FormProblem } from "../auth/form-problem.view.tsx";
import styles from "./two-step.module.css";

export type ProofFormProps = {
  readonly email: string;
  readonly lead: ReactNode;
  /** Whether a code is required too. */
  readonly needsCode: boolean;
  readonly submit: string;
  readonly kind?: ButtonKind;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onSubmit: (proof: TwoStepStart) => void;
};

/** Re-authenticates the user before a change of two-step sign-in. */
export const ProofForm = ({ email, lead, needsCode, submit, kind = "primary", isPending, failure, onSubmit }: ProofFormProps) => {
  const text = useText(twoStepText);
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [isChecked, setChecked] = useState(false);
  const missing = (value: string, field: string): string | undefined =>
    isChecked && value.trim() === "" ? text("required", { field }) : undefined;
  return (
    <form
      className={styles["stack"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (password !== "" && (!needsCode || code.trim() !== "")) onSubmit(needsCode ? { password, code } : { password });
      }}
    >
      <p>{lead}</p>
      <FormProblem failure={failure} fields={needsCode ? ["password", "code"] : ["password"]} />
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={text("password")}
        autoComplete="current-password"
        autoFocus
        isRequired
        value={password}
        onChange={setPassword}
        error={missing(password, text("password")) ?? fieldError(failure, "password")}
      />
      {needsCode ? (
        <TextField
          label={text("code")}
          help={text("codeHelp")}
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={40}
          isRequired
          value={code}
          onChange={setCode}
          error={missing(code, text("code")) ?? fieldError(failure, "code")}
        />
      ) : null}
      <div className={styles["end"]}>
        <Button type="submit" kind={kind} isPending={isPending}>
          {submit}
        </Button>
      </div>
    </form>
  );
};
