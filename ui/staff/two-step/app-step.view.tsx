import { useState } from "react";
import type { Failure } from "../../../core/kernel/failure.ts";
import type { TwoStepSecret } from "../../../core/two-step/two-step.model.ts";
import { twoStepText } from "../../i18n/en/two-step.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { loadable } from "../../kit/loadable.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import { FormProblem } from "../auth/form-problem.view.tsx";
import styles from "./two-step.module.css";

const picture = loadable(
  async () => (await import("./qr-code.view.tsx")).QrCode,
  () => <div className={styles["coming"]} />,
);

type AppStepProps = {
  readonly secret: TwoStepSecret;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onConfirm: (code: string) => void;
};

/** The secret for the authenticator app as QR code and text, and the input for its first code. */
export const AppStep = ({ secret, isPending, failure, onConfirm }: AppStepProps) => {
  const text = useText(twoStepText);
  const [code, setCode] = useState("");
  const [isChecked, setChecked] = useState(false);
  const isMissing = code.trim() === "";
  return (
    <form
      className={styles["stack"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (!isMissing) onConfirm(code);
      }}
    >
      <div className={styles["part"]}>
        <span className={styles["label"]}>{text("setUp.scan")}</span>
        <picture.View text={secret.uri} label={text("setUp.picture")} />
      </div>
      <div className={styles["part"]}>
        <span className={styles["label"]}>{text("setUp.byHand")}</span>
        <code className={styles["secret"]} aria-label={text("setUp.key")}>
          {secret.secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}
        </code>
      </div>
      <FormProblem failure={failure} fields={["code"]} />
      <TextField
        label={text("setUp.enter")}
        help={text("setUp.enterHelp")}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        autoFocus
        maxLength={40}
        isRequired
        value={code}
        onChange={setCode}
        error={isChecked && isMissing ? text("required", { field: text("code") }) : fieldError(failure, "code")}
      />
      <div className={styles["end"]}>
        <Button type="submit" kind="primary" isPending={isPending}>
          {text("setUp.confirm")}
        </Button>
      </div>
    </form>
  );
};
