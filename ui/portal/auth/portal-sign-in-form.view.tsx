import { useState } from "react";
import type { PinRequest, PortalCredentials } from "../../../core/auth/portal-auth.model.ts";
import { emailOrMobile } from "../../../core/auth/portal-credentials.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { channels, type Channel } from "../../../core/outbox/message.model.ts";
import { portalAuthText } from "../../i18n/en/portal-auth.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { PasswordField } from "../../kit/password-field.view.tsx";
import { RadioGroup } from "../../kit/radio-group.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { LoginFailed } from "./login-failed.view.tsx";
import styles from "./portal-sign-in.module.css";

export type PortalSignInFormProps = {
  /** null: the learner has to enter the portal's id */
  readonly pid: string | null;
  /** whether the entered portal does not exist */
  readonly isPortalUnknown?: boolean;
  /** the channels by which a pin can be sent; all while unknown */
  readonly pinBy?: readonly Channel[];
  /** the learner's known email or mobile */
  readonly contact?: string;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly isPinSent: boolean;
  readonly onPin: (who: PinRequest) => void;
  readonly onSignIn: (credentials: PortalCredentials) => void;
};

type Method = "pin" | "password";
const methods = ["pin", "password"] as const satisfies readonly Method[];
const pinShape = /^\d{6}$/;

const pinNote = (by: readonly Channel[]) =>
  by.includes("email") ? (by.includes("sms") ? "withPinNote" : "withPinByEmail") : "withPinByText";

/** Email or mobile with a pin or a password; also the portal's id where the address has none. */
export const PortalSignInForm = ({
  pid,
  isPortalUnknown = false,
  pinBy = channels,
  contact: known = "",
  isPending,
  failure,
  isPinSent,
  onPin,
  onSignIn,
}: PortalSignInFormProps) => {
  const text = useText(portalAuthText);
  const [portal, setPortal] = useState("");
  const [contact, setContact] = useState(known);
  const offered = pinBy.length === 0 ? methods.filter((id) => id !== "pin") : methods;
  const [method, setMethod] = useState<Method>(pinBy.length === 0 ? "password" : "pin");
  const [hasPin, setHasPin] = useState(false);
  const [secret, setSecret] = useState("");
  const [isChecked, setChecked] = useState(false);
  const asksForPin = method === "pin" && (isPinSent || hasPin);
  const isSending = method === "pin" && !asksForPin;
  const required = (field: string, value: string): string | undefined =>
    isChecked && value.trim() === "" ? text("required", { field }) : undefined;
  const who = (): PinRequest => ({ ...emailOrMobile(contact), ...(pid === null ? { pid: portal.trim() } : { pid }) });
  const hasWho = contact.trim() !== "" && (pid !== null || portal.trim() !== "");
  const sendPin = (): void => {
    setChecked(true);
    if (hasWho) onPin(who());
  };
  const submit = (): void => {
    if (isSending) return sendPin();
    setChecked(true);
    const isGiven = method === "pin" ? pinShape.test(secret.trim()) : secret !== "";
    if (hasWho && isGiven) onSignIn(method === "pin" ? { ...who(), pin: secret.trim() } : { ...who(), password: secret });
  };
  const pinError = isChecked && asksForPin && secret !== "" && !pinShape.test(secret.trim()) ? text("pinShape") : undefined;
  return (
    <form
      className={styles["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <LoginFailed failure={failure} />
      {pid === null ? (
        <TextField
          label={text("portalId")}
          help={text("portalIdHelp")}
          isRequired
          value={portal}
          onChange={setPortal}
          error={isPortalUnknown ? text("portalUnknown") : required(text("portalId"), portal)}
        />
      ) : null}
      <TextField
        label={text("contact")}
        autoComplete="username"
        autoFocus={known === ""}
        isRequired
        value={contact}
        onChange={setContact}
        error={required(text("contact"), contact)}
      />
      <RadioGroup
        label={text("how")}
        options={offered.map((id) =>
          id === "pin" ? { id, label: text("withPin"), note: text(pinNote(pinBy)) } : { id, label: text("withPassword") },
        )}
        value={method}
        onChange={(chosen) => {
          setMethod(offered.find((id) => id === chosen) ?? method);
          setSecret("");
          setChecked(false);
        }}
      />
      {pinBy.length === 0 ? <p>{text("noPins")}</p> : null}
      <div role="status" className={styles["problem"]}>
        {method === "pin" && isPinSent ? text("pinSent") : null}
      </div>
      {asksForPin ? (
        <TextField
          label={text("pin")}
          help={text("pinHelp")}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          autoFocus
          isRequired
          value={secret}
          onChange={setSecret}
          error={pinError ?? required(text("pin"), secret)}
        />
      ) : null}
      {method === "password" ? (
        <PasswordField
          label={text("password")}
          autoComplete="current-password"
          isRequired
          value={secret}
          onChange={setSecret}
          error={required(text("password"), secret)}
        />
      ) : null}
      <Button type="submit" kind="primary" isWide isPending={isPending}>
        {isSending ? text("sendPin") : text("submit")}
      </Button>
      {method === "pin" ? (
        <Button kind="quiet" onPress={asksForPin ? sendPin : () => setHasPin(true)}>
          {asksForPin ? text("sendPinAgain") : text("havePin")}
        </Button>
      ) : null}
    </form>
  );
};
