import type { ReactNode } from "react";
import type { Remote } from "../../../core/kernel/remote.ts";
import type { OwnCredentials, WaitingEmail } from "../../../core/profile/credentials.model.ts";
import { phoneDisplay } from "../../../core/validation/phone.rule.ts";
import { profileText } from "../../i18n/en/profile.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import styles from "./profile.module.css";

/** A change of how the user signs in. */
export type CredentialTask = "email" | "password" | "mobile" | "pin" | "remove-pin";

export type SignInCardProps = {
  readonly email: string;
  readonly mobile: string | null;
  readonly credentials: Remote<OwnCredentials>;
  /** epoch seconds */
  readonly now: number;
  readonly isBusy: boolean;
  readonly onTask: (task: CredentialTask) => void;
  readonly onResend: () => void;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
};

const Row = ({ name, value, children }: { readonly name: string; readonly value: string; readonly children: ReactNode }) => (
  <li className={styles["row"]}>
    <span className={styles["words"]}>
      <span className={styles["name"]}>{name}</span>
      <span className={styles["note"]}>{value}</span>
    </span>
    <span className={styles["buttons"]}>{children}</span>
  </li>
);

type WaitingProps = Pick<SignInCardProps, "now" | "isBusy" | "onResend" | "onCancel"> & { readonly waiting: WaitingEmail };

const Waiting = ({ waiting, now, isBusy, onResend, onCancel }: WaitingProps) => {
  const text = useText(profileText);
  const date = useDates().at(waiting.expires_at, { dateStyle: "medium" });
  return (
    <Banner
      tone={now < waiting.expires_at ? "info" : "warning"}
      title={text("email.waiting", { email: waiting.email })}
      action={
        <span className={styles["buttons"]}>
          <Button size="small" isDisabled={isBusy} onPress={onResend}>
            {text("email.resend")}
          </Button>
          <Button size="small" isDisabled={isBusy} onPress={onCancel}>
            {text("email.cancel")}
          </Button>
        </span>
      }
    >
      {text(now < waiting.expires_at ? "email.waitingBody" : "email.expired", { date })}
    </Banner>
  );
};

const Filled = ({ known, ...props }: Omit<SignInCardProps, "credentials" | "onRetry"> & { readonly known: OwnCredentials }) => {
  const text = useText(profileText);
  const { email, mobile, onTask } = props;
  const button = (task: CredentialTask, label: string) =>
    known.has_password ? (
      <Button size="small" onPress={() => onTask(task)}>
        {label}
      </Button>
    ) : null;
  return (
    <div className={styles["list"]}>
      {known.has_password ? null : <Banner tone="info">{text("signIn.noPassword")}</Banner>}
      {known.waiting_email === null ? null : <Waiting {...props} waiting={known.waiting_email} />}
      <ul aria-label={text("signIn.title")}>
        <Row name={text("email.label")} value={email}>
          {button("email", text("email.change"))}
        </Row>
        <Row name={text("password.label")} value={text(known.has_password ? "password.set" : "password.none")}>
          {button("password", text("password.submit"))}
        </Row>
        <Row name={text("pin.label")} value={text(known.has_pin ? "pin.set" : "pin.none")}>
          {known.has_pin ? button("remove-pin", text("pin.remove")) : null}
          {button("pin", text(known.has_pin ? "pin.change" : "pin.add"))}
        </Row>
        <Row name={text("mobile.label")} value={mobile === null ? text("mobile.none") : phoneDisplay(mobile)}>
          {button("mobile", text(mobile === null ? "mobile.add" : "mobile.change"))}
        </Row>
      </ul>
    </div>
  );
};

/** How the user signs in: email, password, PIN and mobile, each changed with the current password. */
export const SignInCard = ({ credentials, onRetry, ...rest }: SignInCardProps) => {
  const text = useText(profileText);
  return (
    <Card title={text("signIn.title")} note={text("signIn.note")}>
      <RemoteView remote={credentials} skeleton={<SkeletonLines lines={4} />} onRetry={onRetry}>
        {(known) => <Filled {...rest} known={known} />}
      </RemoteView>
    </Card>
  );
};
