import { useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { Acceptance, InvitationShown } from "../../../core/users/invitation.model.ts";
import { isNewPassword } from "../../../core/validation/new-password.rule.ts";
import { inviteText } from "../../i18n/en/invite.ts";
import { staffAuthText } from "../../i18n/en/staff-auth.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { PasswordField } from "../../kit/password-field.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import { FormProblem } from "../auth/form-problem.view.tsx";
import styles from "../auth/form.module.css";
import { passwordTicks } from "../auth/password-check-words.ts";

const names = ["first_name", "last_name", "password"] as const;

export type InviteFormProps = {
  readonly invitation: InvitationShown;
  /** common passwords; null until loaded */
  readonly common: ReadonlySet<string> | null;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onAccept: (form: Omit<Acceptance, "token">) => void;
  readonly onOidc: (url: string) => void;
};

/** The name and the password of somebody who accepts an invitation, or single sign-on where it is configured. */
export const InviteForm = ({ invitation, common, isPending, failure, onAccept, onOidc }: InviteFormProps) => {
  const [text, authText] = [useText(inviteText), useText(staffAuthText)];
  const [form, setForm] = useState({ first_name: invitation.first_name, last_name: invitation.last_name, password: "" });
  const [isChecked, setChecked] = useState(false);
  const { oidc_url: oidcUrl } = invitation;
  const measure = { own: [form.first_name, form.last_name, invitation.email, invitation.org_name], common };
  const labels = { first_name: authText("firstName"), last_name: authText("lastName"), password: authText("password") };
  const problem = (name: (typeof names)[number]): string | undefined => {
    if (form[name].trim() === "") return authText("required", { field: labels[name] });
    return name === "password" && !isNewPassword(form.password, measure) ? authText("weakPassword") : undefined;
  };
  const field = (name: (typeof names)[number]) => ({
    name,
    label: labels[name],
    isRequired: true,
    value: form[name],
    onChange: (value: string) => setForm({ ...form, [name]: value }),
    error: (isChecked ? problem(name) : undefined) ?? fieldError(failure, name),
  });
  return (
    <>
      <form
        className={styles["form"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (names.every((name) => problem(name) === undefined)) onAccept(form);
        }}
      >
        <FormProblem failure={failure} fields={names} />
        <input type="hidden" name="username" autoComplete="username" value={invitation.email} readOnly />
        <div className={styles["pair"]}>
          <TextField {...field("first_name")} autoComplete="given-name" autoFocus />
          <TextField {...field("last_name")} autoComplete="family-name" />
        </div>
        <PasswordField {...field("password")} autoComplete="new-password" checks={passwordTicks(form.password, measure, authText)} />
        <Button type="submit" kind="primary" isWide isPending={isPending}>
          {text("submit")}
        </Button>
      </form>
      {oidcUrl === null ? null : (
        <>
          <p className={styles["or"]}>{authText("login.or")}</p>
          <Button isWide onPress={() => onOidc(oidcUrl)}>
            {authText("login.oidc")}
          </Button>
        </>
      )}
    </>
  );
};
