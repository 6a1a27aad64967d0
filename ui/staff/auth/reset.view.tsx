import { MailCheck, MailX } from "lucide-react";
import { useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import { isEmail } from "../../../core/validation/email.rule.ts";
import { staffAuthText } from "../../i18n/en/staff-auth.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Message } from "../../kit/message.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import { AuthLayout } from "./auth-layout.view.tsx";
import { FormProblem } from "./form-problem.view.tsx";
import styles from "./form.module.css";

export type ResetViewProps = {
  /** the response of the server; null before the request */
  readonly answer: string | null;
  /** whether the server can send mail; true until known */
  readonly canMail?: boolean;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onSend: (email: string) => void;
  readonly onAgain: () => void;
};

/** The form for the email address; the response is the same for every address. */
export const ResetView = ({ answer, canMail = true, isPending, failure, onSend, onAgain }: ResetViewProps) => {
  const text = useText(staffAuthText);
  const [email, setEmail] = useState("");
  const [isChecked, setChecked] = useState(false);
  const problem =
    email.trim() === "" ? text("required", { field: text("email") }) : isEmail(email.trim()) ? undefined : text("invalidEmail");
  const submit = (): void => {
    setChecked(true);
    if (problem === undefined) onSend(email.trim());
  };
  return (
    <AuthLayout product={text("product")} title={text("reset.title")} {...(canMail ? { note: text("reset.lead") } : {})}>
      {!canMail ? (
        <Message icon={MailX} tone="warning" title={text("reset.unsetTitle")}>
          {text("reset.unset")}
        </Message>
      ) : answer === null ? (
        <form
          className={styles["form"]}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <FormProblem failure={failure} fields={["email"]} />
          <TextField
            label={text("email")}
            type="email"
            autoComplete="username"
            autoFocus
            isRequired
            value={email}
            onChange={setEmail}
            error={(isChecked ? problem : undefined) ?? fieldError(failure, "email")}
          />
          <Button type="submit" kind="primary" isWide isPending={isPending}>
            {text("reset.submit")}
          </Button>
        </form>
      ) : (
        <Message
          icon={MailCheck}
          title={text("reset.sentTitle")}
          isAlert
          actions={
            <Button autoFocus onPress={onAgain}>
              {text("reset.again")}
            </Button>
          }
        >
          {answer}
        </Message>
      )}
      <p className={styles["foot"]}>
        <Anchor className={styles["link"]} href="/ui/login">
          {text("backToLogin")}
        </Anchor>
      </p>
    </AuthLayout>
  );
};
