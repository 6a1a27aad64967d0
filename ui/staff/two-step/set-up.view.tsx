import type { Failure } from "../../../core/kernel/failure.ts";
import type { TwoStepSecret, TwoStepStart } from "../../../core/two-step/two-step.model.ts";
import { staffFrameText } from "../../i18n/en/staff-frame.ts";
import { twoStepText } from "../../i18n/en/two-step.ts";
import { useText } from "../../i18n/use-text.ts";
import { AppStep } from "./app-step.view.tsx";
import { ProofForm } from "./proof-form.view.tsx";
import { RecoveryCodes } from "./recovery-codes.view.tsx";
import styles from "./two-step.module.css";

/** Password, then authenticator app, then recovery codes. */
export type SetUpStep =
  | { readonly name: "password" }
  | { readonly name: "app"; readonly secret: TwoStepSecret }
  | { readonly name: "codes"; readonly codes: readonly string[] };

export type SetUpProps = {
  readonly step: SetUpStep;
  readonly email: string;
  /** Replaces the authenticator app; a code of the current one is required. */
  readonly isChange: boolean;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly onStart: (start: TwoStepStart) => void;
  readonly onConfirm: (code: string) => void;
  readonly onCopy: (text: string) => Promise<boolean>;
  readonly onDone: () => void;
};

const places = { password: 1, app: 2, codes: 3 } as const;

/** Sets up two-step sign-in in three steps. */
export const SetUp = ({ step, email, isChange, isPending, failure, onStart, onConfirm, onCopy, onDone }: SetUpProps) => {
  const text = useText(twoStepText);
  const product = useText(staffFrameText)("product");
  return (
    <div className={styles["stack"]}>
      <p className={styles["note"]} role="status">
        {text("setUp.progress", { step: places[step.name] })}
      </p>
      {step.name === "password" ? (
        <ProofForm
          email={email}
          lead={text(isChange ? "app.changeLead" : "setUp.lead")}
          needsCode={isChange}
          submit={text("setUp.begin")}
          isPending={isPending}
          failure={failure}
          onSubmit={onStart}
        />
      ) : null}
      {step.name === "app" ? <AppStep secret={step.secret} isPending={isPending} failure={failure} onConfirm={onConfirm} /> : null}
      {step.name === "codes" ? <RecoveryCodes codes={step.codes} product={product} email={email} onCopy={onCopy} onDone={onDone} /> : null}
    </div>
  );
};
