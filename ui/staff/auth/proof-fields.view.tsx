import { useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import { PasswordField } from "../../kit/password-field.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";

/** What a user types to prove who they are. */
export type ProofTyped = { readonly password: string; readonly code: string };

type ProofFieldsProps = {
  /** address of the user, for password managers */
  readonly email: string;
  readonly typed: ProofTyped;
  readonly words: Readonly<Record<"password" | "passwordMissing" | "code" | "codeHelp", string>>;
  /** whether to show that the password is missing */
  readonly isChecked: boolean;
  readonly failure: Failure | null;
  readonly isFirst?: boolean;
  readonly onType: (typed: ProofTyped) => void;
};

/** The password, and a code once the server has asked for one. */
export const ProofFields = ({ email, typed, words, isChecked, failure, isFirst = false, onType }: ProofFieldsProps) => {
  const [wasCodeAsked, setCodeAsked] = useState(false);
  const codeError = fieldError(failure, "code");
  if (codeError !== undefined && !wasCodeAsked) setCodeAsked(true);
  return (
    <>
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        autoFocus={isFirst}
        isRequired
        value={typed.password}
        onChange={(password) => onType({ ...typed, password })}
        error={isChecked && typed.password === "" ? words.passwordMissing : fieldError(failure, "password")}
      />
      {wasCodeAsked ? (
        <TextField
          label={words.code}
          help={words.codeHelp}
          autoComplete="one-time-code"
          value={typed.code}
          onChange={(code) => onType({ ...typed, code })}
          error={codeError}
        />
      ) : null}
    </>
  );
};
