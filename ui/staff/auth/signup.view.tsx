import { useState } from "react";
import type { SignUp } from "../../../core/auth/credentials.model.ts";
import type { PlanInfo } from "../../../core/auth/plan.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { isThere } from "../../../core/org/parts.rule.ts";
import { isEmail } from "../../../core/validation/email.rule.ts";
import { isNewPassword } from "../../../core/validation/new-password.rule.ts";
import { staffAuthText } from "../../i18n/en/staff-auth.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { PasswordField } from "../../kit/password-field.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import { AuthLayout } from "./auth-layout.view.tsx";
import { FormProblem } from "./form-problem.view.tsx";
import styles from "./form.module.css";
import { passwordTicks } from "./password-check-words.ts";
import { PlanInfoView } from "./plan-info.view.tsx";
import { UseStories } from "./use-stories.view.tsx";

export type SignupViewProps = {
  readonly plan: Remote<PlanInfo>;
  /** common passwords; null until loaded */
  readonly common: ReadonlySet<string> | null;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onSignup: (form: SignUp) => void;
  readonly onRetryPlan: () => void;
};

const empty = { first_name: "", last_name: "", email: "", password: "", org_name: "" };
const names = ["first_name", "last_name", "email", "password", "org_name"] as const;
type Name = (typeof names)[number];

/** Creates an organisation: its owner, its name and its initial plan. */
export const SignupView = ({ plan, common, isPending, failure, onSignup, onRetryPlan }: SignupViewProps) => {
  const text = useText(staffAuthText);
  const [form, setForm] = useState(empty);
  const [isChecked, setChecked] = useState(false);
  const labels: Readonly<Record<Name, string>> = {
    first_name: text("firstName"),
    last_name: text("lastName"),
    email: text("email"),
    password: text("password"),
    org_name: text("organisation"),
  };
  const measure = { own: [form.first_name, form.last_name, form.email, form.org_name], common };
  const problem = (name: Name): string | undefined => {
    const value = form[name].trim();
    if (value === "") return text("required", { field: labels[name] });
    if (name === "email" && !isEmail(value)) return text("invalidEmail");
    return name === "password" && !isNewPassword(form.password, measure) ? text("weakPassword") : undefined;
  };
  const field = (name: Name) => ({
    name,
    label: labels[name],
    isRequired: true,
    value: form[name],
    onChange: (value: string) => setForm({ ...form, [name]: value }),
    error: (isChecked ? problem(name) : undefined) ?? fieldError(failure, name),
  });
  const submit = (): void => {
    setChecked(true);
    if (names.every((name) => problem(name) === undefined)) onSignup(form);
  };
  return (
    <AuthLayout
      product={text("product")}
      title={text("signup.title")}
      note={text(isThere("invitations") ? "signup.leadInvites" : "signup.lead")}
      panel={<UseStories />}
    >
      <form
        className={styles["form"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <FormProblem failure={failure} fields={names} />
        <div className={styles["pair"]}>
          <TextField {...field("first_name")} autoComplete="given-name" autoFocus />
          <TextField {...field("last_name")} autoComplete="family-name" />
        </div>
        <TextField {...field("org_name")} autoComplete="organization" />
        <TextField {...field("email")} type="email" autoComplete="username" />
        <PasswordField {...field("password")} autoComplete="new-password" checks={passwordTicks(form.password, measure, text)} />
        <Button type="submit" kind="primary" isWide isPending={isPending}>
          {text("signup.submit")}
        </Button>
      </form>
      <p className={styles["foot"]}>
        {text("signup.hasAccount")}{" "}
        <Anchor className={styles["link"]} href="/ui/login">
          {text("signup.login")}
        </Anchor>
      </p>
      <PlanInfoView plan={plan} onRetry={onRetryPlan} />
    </AuthLayout>
  );
};
