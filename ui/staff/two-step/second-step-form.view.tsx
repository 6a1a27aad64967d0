import { LogIn } from "lucide-react";
import { useState } from "react";
import type { SecondStep } from "../../../core/auth/second-step.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { staffFrameText } from "../../i18n/en/staff-frame.ts";
import { twoStepText } from "../../i18n/en/two-step.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Checkbox } from "../../kit/checkbox.view.tsx";
import { TextField } from "../../kit/text-field.view.tsx";
import { fieldError } from "../../react/use-submit.ts";
import { FormProblem } from "../auth/form-problem.view.tsx";
import styles from "./two-step.module.css";

export type SecondStepFormProps = {
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onSubmit: (step: SecondStep) => void;
  readonly onBack: () => void;
};

type Way = "app" | "recovery";

/** A code of the authenticator app or a recovery code, after the password. */
export const SecondStepForm = ({ isPending, failure, onSubmit, onBack }: SecondStepFormProps) => {
  const text = useText(twoStepText);
  const product = useText(staffFrameText)("product");
  const [way, setWay] = useState<Way>("app");
  const [code, setCode] = useState("");
  const [remember, setRemember] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const isMissing = code.trim() === "";
  const label = text(way === "app" ? "step.code" : "step.recoveryCode");
  const turn = (): void => {
    setWay(way === "app" ? "recovery" : "app");
    setCode("");
    setChecked(false);
  };
  return (
    <form
      className={styles["stack"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (!isMissing) onSubmit({ code, remember });
      }}
    >
      <p>{way === "app" ? text("step.app", { product }) : text("step.recovery")}</p>
      <FormProblem failure={failure} fields={["code"]} />
      <TextField
        key={way}
        label={label}
        autoComplete={way === "app" ? "one-time-code" : "off"}
        {...(way === "app" ? { inputMode: "numeric" as const } : {})}
        spellCheck={false}
        autoFocus
        maxLength={40}
        isRequired
        value={code}
        onChange={setCode}
        error={isChecked && isMissing ? text("required", { field: label }) : fieldError(failure, "code")}
      />
      <Checkbox isSelected={remember} onChange={setRemember}>
        {text("step.remember")}
      </Checkbox>
      <Button type="submit" kind="primary" isWide icon={LogIn} isPending={isPending}>
        {text("step.submit")}
      </Button>
      <div className={styles["foot"]}>
        <Button kind="quiet" size="small" onPress={turn}>
          {text(way === "app" ? "step.useRecovery" : "step.useApp")}
        </Button>
        <Button kind="quiet" size="small" onPress={onBack}>
          {text("step.back")}
        </Button>
      </div>
      {way === "recovery" ? <p className={styles["note"]}>{text("step.lost", { product })}</p> : null}
    </form>
  );
};
