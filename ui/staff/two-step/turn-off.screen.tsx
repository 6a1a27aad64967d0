import { TwoStepStore } from "../../../core/two-step/two-step.port.ts";
import { twoStepText } from "../../i18n/en/two-step.ts";
import { useText } from "../../i18n/use-text.ts";
import { Dialog } from "../../kit/dialog.view.tsx";
import { useService } from "../../react/services.tsx";
import { useSubmit } from "../../react/use-submit.ts";
import { ProofForm } from "./proof-form.view.tsx";
import type { TwoStepTaskProps } from "./two-step-task.model.ts";

/** Turns two-step sign-in off. */
export const TurnOffScreen = ({ email, onChanged, onClose }: TwoStepTaskProps) => {
  const text = useText(twoStepText);
  const store = useService(TwoStepStore);
  const { run, isPending, failure } = useSubmit();
  return (
    <Dialog title={text("turnOff.question")} isOpen onClose={() => onClose(null)}>
      <ProofForm
        email={email}
        lead={text("turnOff.lead")}
        needsCode
        submit={text("turnOff.action")}
        kind="danger"
        isPending={isPending}
        failure={failure}
        onSubmit={({ password, code = "" }) =>
          run(store.turnOff({ password, code }), () => {
            onChanged();
            onClose(text("turnOff.done"));
          })
        }
      />
    </Dialog>
  );
};
