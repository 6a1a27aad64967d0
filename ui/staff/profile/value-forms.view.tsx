import { useState } from "react";
import { newPinProblem } from "../../../core/profile/pin.rule.ts";
import { isEmail } from "../../../core/validation/email.rule.ts";
import { profileText } from "../../i18n/en/profile.ts";
import { useText } from "../../i18n/use-text.ts";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import { CredentialForm, type CredentialProps } from "./credential-form.view.tsx";

type ValueProps<A> = CredentialProps & { readonly onChange: (value: A, current_password: string) => void };

/** Another email address, which has to be confirmed. */
export const EmailForm = ({ onChange, ...rest }: ValueProps<string>) => {
  const text = useText(profileText);
  const [email, setEmail] = useState("");
  const isGood = isEmail(email.trim());
  return (
    <CredentialForm
      {...rest}
      lead={text("email.lead", { email: rest.email })}
      field="email"
      isReady={isGood}
      submit={text("email.submit")}
      onSubmit={(current) => onChange(email.trim(), current)}
    >
      {(isChecked) => (
        <TextField
          label={text("email.new")}
          type="email"
          autoComplete="email"
          isRequired
          maxLength={254}
          value={email}
          onChange={setEmail}
          error={isChecked && !isGood ? text("email.wrong") : fieldError(rest.failure, "email")}
        />
      )}
    </CredentialForm>
  );
};

/** Another mobile number, or none. */
export const MobileForm = ({ mobile: stored, onChange, ...rest }: ValueProps<string | null> & { readonly mobile: string }) => {
  const text = useText(profileText);
  const [mobile, setMobile] = useState(stored);
  return (
    <CredentialForm
      {...rest}
      field="mobile"
      isReady
      submit={text("mobile.submit")}
      onSubmit={(current) => onChange(mobile.trim() === "" ? null : mobile, current)}
    >
      {() => (
        <TextField
          label={text("mobile.label")}
          help={text("mobile.help")}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          value={mobile}
          onChange={setMobile}
          error={fieldError(rest.failure, "mobile")}
        />
      )}
    </CredentialForm>
  );
};

/** A new PIN. */
export const PinForm = ({ onChange, ...rest }: ValueProps<string>) => {
  const text = useText(profileText);
  const [pin, setPin] = useState("");
  const problem = newPinProblem(pin);
  return (
    <CredentialForm
      {...rest}
      lead={text("pin.lead")}
      field="pin"
      isReady={problem === null}
      submit={text("pin.submit")}
      onSubmit={(current) => onChange(pin, current)}
    >
      {(isChecked) => (
        <TextField
          label={text("pin.new")}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          isRequired
          maxLength={6}
          value={pin}
          onChange={setPin}
          error={isChecked && problem !== null ? problem.message : fieldError(rest.failure, "pin")}
        />
      )}
    </CredentialForm>
  );
};
