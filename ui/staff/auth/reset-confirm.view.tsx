import { Unlink } from "lucide-react";
import { useState } from "react";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { isNewPassword } from "../../../core/validation/new-password.rule.ts";
import { staffAuthText } from "../../i18n/en/staff-auth.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { FailureState } from "../../kit/failure-state.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { Message } from "../../kit/message.view.tsx";
import { PasswordField } from "../../kit/password-field.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import { AuthLayout } from "./auth-layout.view.tsx";
import { FormProblem } from "./form-problem.view.tsx";
import styles from "./form.module.css";
import { passwordTicks } from "./password-check-words.ts";

export type ResetConfirmViewProps = {
  readonly link: Remote<true>;
  /** common passwords; null until loaded */
  readonly common: ReadonlySet<string> | null;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onConfirm: (password: string) => void;
  readonly onRetry: () => void;
};

const Stale = ({ message }: { readonly message: string }) => {
  const text = useText(staffAuthText);
  return (
    <Message
      icon={Unlink}
      tone="warning"
      title={text("confirm.staleTitle")}
      isAlert
      actions={
        <LinkButton href="/ui/reset-password" kind="primary">
          {text("confirm.newLink")}
        </LinkButton>
      }
    >
      {message}
    </Message>
  );
};

const ConfirmForm = ({
  common,
  isPending,
  failure,
  onConfirm,
}: Pick<ResetConfirmViewProps, "common" | "isPending" | "failure" | "onConfirm">) => {
  const text = useText(staffAuthText);
  const [password, setPassword] = useState("");
  const [isChecked, setChecked] = useState(false);
  const measure = { own: null, common };
  const isGood = isNewPassword(password, measure);
  const submit = (): void => {
    setChecked(true);
    if (isGood) onConfirm(password);
  };
  return (
    <form
      className={styles["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FormProblem failure={failure} fields={["password"]} />
      <PasswordField
        label={text("newPassword")}
        autoComplete="new-password"
        autoFocus
        isRequired
        value={password}
        onChange={setPassword}
        checks={passwordTicks(password, measure, text)}
        error={(isChecked && !isGood ? text("weakPassword") : undefined) ?? fieldError(failure, "password")}
      />
      <Button type="submit" kind="primary" isWide isPending={isPending}>
        {text("confirm.submit")}
      </Button>
    </form>
  );
};

/** The form for a new password while the link is valid; otherwise an error and a button for a new link. */
export const ResetConfirmView = ({ link, onRetry, ...form }: ResetConfirmViewProps) => {
  const text = useText(staffAuthText);
  const stale =
    form.failure?.tag === "invalid" && form.failure.errors["token"] !== undefined
      ? form.failure
      : link.tag === "failed"
        ? link.failure
        : null;
  return (
    <AuthLayout product={text("product")} title={text("confirm.title")} note={text("confirm.lead")}>
      {stale?.tag === "invalid" ? <Stale message={failureMessage(stale)} /> : null}
      {stale !== null && stale.tag !== "invalid" ? <FailureState failure={stale} onRetry={onRetry} /> : null}
      {stale === null && link.tag === "loaded" ? <ConfirmForm {...form} /> : null}
      {link.tag === "loading" || link.tag === "idle" ? <SkeletonLines lines={3} /> : null}
    </AuthLayout>
  );
};
