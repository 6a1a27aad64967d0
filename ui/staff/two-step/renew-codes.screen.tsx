import { useState } from "react";
import { TwoStepStore } from "../../../core/two-step/two-step.port.ts";
import { staffFrameText } from "../../i18n/en/staff-frame.ts";
import { twoStepText } from "../../i18n/en/two-step.ts";
import { useText } from "../../i18n/use-text.ts";
import { Dialog } from "../../kit/dialog.view.tsx";
import { useService } from "../../react/services.tsx";
import { useSubmit } from "../../react/use-submit.ts";
import { ProofForm } from "./proof-form.view.tsx";
import { RecoveryCodes } from "./recovery-codes.view.tsx";
import type { TwoStepTaskProps } from "./two-step-task.model.ts";
import { copyText } from "./use-set-up.ts";

/** Replaces the recovery codes. */
export const RenewCodesScreen = ({ email, onChanged, onClose }: TwoStepTaskProps) => {
  const text = useText(twoStepText);
  const product = useText(staffFrameText)("product");
  const store = useService(TwoStepStore);
  const { run, isPending, failure } = useSubmit();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const said = text("setUp.renewed");
  return (
    <Dialog title={text("codes.renewTitle")} isOpen isDirty={codes !== null} onClose={() => onClose(codes === null ? null : said)}>
      {codes === null ? (
        <ProofForm
          email={email}
          lead={text("codes.renewLead")}
          needsCode
          submit={text("codes.renewSubmit")}
          isPending={isPending}
          failure={failure}
          onSubmit={({ password, code = "" }) =>
            run(store.renewCodes({ password, code }), (made) => {
              setCodes(made);
              onChanged();
            })
          }
        />
      ) : (
        <RecoveryCodes codes={codes} product={product} email={email} onCopy={copyText} onDone={() => onClose(said)} />
      )}
    </Dialog>
  );
};
