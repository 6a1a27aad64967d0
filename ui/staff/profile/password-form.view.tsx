import { useState } from "react";
import type { PasswordChange } from "../../../core/profile/credentials.model.ts";
import { isNewPassword, type PasswordMeasure } from "../../../core/validation/new-password.rule.ts";
import { profileText } from "../../i18n/en/profile.ts";
import { staffAuthText } from "../../i18n/en/staff-auth.ts";
import { useText } from "../../i18n/use-text.ts";
import { PasswordField } from "../../kit/password-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import { passwordTicks } from "../auth/password-check-words.ts";
import { CredentialForm, type CredentialProps } from "./credential-form.view.tsx";

export type PasswordFormProps = CredentialProps & {
  readonly measure: PasswordMeasure;
  readonly onChange: (change: PasswordChange) => void;
};

/** A new password with its rules. */
export const PasswordForm = ({ measure, onChange, ...rest }: PasswordFormProps) => {
  const text = useText(profileText);
  const auth = useText(staffAuthText);
  const [password, setPassword] = useState("");
  const isGood = isNewPassword(password, measure);
  return (
    <CredentialForm
      {...rest}
      lead={text("password.note")}
      field="password"
      isReady={isGood}
      submit={text("password.submit")}
      onSubmit={(current_password) => onChange({ current_password, password })}
    >
      {(isChecked) => (
        <PasswordField
          label={auth("newPassword")}
          autoComplete="new-password"
          isRequired
          value={password}
          onChange={setPassword}
          checks={passwordTicks(password, measure, auth)}
          error={isChecked && !isGood ? auth("weakPassword") : fieldError(rest.failure, "password")}
        />
      )}
    </CredentialForm>
  );
};
