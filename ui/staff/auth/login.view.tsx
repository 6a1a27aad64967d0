import { LogIn } from "lucide-react";
import { useState } from "react";
import type { Credentials } from "../../../core/auth/credentials.model.ts";
import type { DemoAccount, LoginInfo } from "../../../core/auth/login-info.model.ts";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import { isOwnClosed } from "../../../core/organisation/closing-refusals.ts";
import { staffAuthText } from "../../i18n/en/staff-auth.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { PasswordField } from "../../kit/password-field.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { AuthLayout } from "./auth-layout.view.tsx";
import { DemoAccounts } from "./demo-accounts.view.tsx";
import { FormProblem } from "./form-problem.view.tsx";
import styles from "./form.module.css";
import { UseStories } from "./use-stories.view.tsx";

export type LoginViewProps = {
  /** null until the sign-in options are loaded; the form works before that */
  readonly info: LoginInfo | null;
  readonly notice: string | null;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly signupHref: string;
  readonly onLogin: (credentials: Credentials) => void;
  /** signs in as before, which opens the closed organisation again */
  readonly onTakeBack: () => void;
  readonly onDemo: (account: DemoAccount) => void;
  readonly onOidc: (url: string) => void;
};

const isMissing = (value: string): boolean => value.trim() === "";

/** Sign-in by email and password, by single sign-on when configured, and by one click in demo mode. */
export const LoginView = ({ info, notice, isPending, failure, signupHref, onLogin, onTakeBack, onDemo, onOidc }: LoginViewProps) => {
  const text = useText(staffAuthText);
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [isChecked, setChecked] = useState(false);
  const required = (field: string, value: string): string | undefined =>
    isChecked && isMissing(value) ? text("required", { field }) : undefined;
  const submit = (): void => {
    setChecked(true);
    if (!isMissing(email) && !isMissing(password)) onLogin({ email, password });
  };
  const oidcUrl = info?.oidc_url ?? null;
  const accounts = info?.demo_accounts ?? [];
  return (
    <AuthLayout product={text("product")} title={text("login.title")} note={text("login.lead")} panel={<UseStories />}>
      {notice === null ? null : (
        <div role="status">
          <Banner tone="success">{notice}</Banner>
        </div>
      )}
      {info?.message === undefined || info.message === null ? null : <Banner tone="warning">{info.message}</Banner>}
      <form
        className={styles["form"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {isOwnClosed(failure) && failure !== null ? (
          <div role="alert">
            <Banner
              tone="warning"
              action={
                <Button isPending={isPending} onPress={onTakeBack}>
                  {text("login.takeBack")}
                </Button>
              }
            >
              {failureMessage(failure)}
            </Banner>
          </div>
        ) : (
          <FormProblem failure={failure} fields={[]} />
        )}
        <TextField
          label={text("email")}
          type="email"
          autoComplete="username"
          autoFocus
          isRequired
          value={email}
          onChange={setEmail}
          error={required(text("email"), email)}
        />
        <PasswordField
          label={text("password")}
          autoComplete="current-password"
          isRequired
          value={password}
          onChange={setPassword}
          error={required(text("password"), password)}
        />
        <Button type="submit" kind="primary" isWide icon={LogIn} isPending={isPending}>
          {text("login.submit")}
        </Button>
      </form>
      {oidcUrl === null ? null : (
        <>
          <p className={styles["or"]}>{text("login.or")}</p>
          <Button isWide onPress={() => onOidc(oidcUrl)}>
            {text("login.oidc")}
          </Button>
        </>
      )}
      <p className={styles["foot"]}>
        <Anchor className={styles["link"]} href="/ui/reset-password">
          {text("login.forgot")}
        </Anchor>
      </p>
      {info?.sign_up === false ? null : (
        <p className={styles["foot"]}>
          {text("login.noAccount")}{" "}
          <Anchor className={styles["link"]} href={signupHref}>
            {text("login.signup")}
          </Anchor>
        </p>
      )}
      {accounts.length === 0 ? null : <DemoAccounts accounts={accounts} isDisabled={isPending} onUse={onDemo} />}
    </AuthLayout>
  );
};
