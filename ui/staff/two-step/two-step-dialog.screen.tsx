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
import { SetUp } from "./set-up.view.tsx";
import type { TwoStepTask } from "./two-step-card.view.tsx";
import { copyText, useSetUp } from "./use-set-up.ts";

type TaskProps = {
  readonly email: string;
  /** How one signs in is another way now. */
  readonly onChanged: () => void;
  /** @param said what has been done; null when the window was closed before */
  readonly onClose: (said: string | null) => void;
};

const SetUpDialog = ({ email, isChange, onChanged, onClose }: TaskProps & { readonly isChange: boolean }) => {
  const text = useText(twoStepText);
  const setUp = useSetUp(onChanged);
  const isOn = setUp.step.name === "codes";
  const said = text(isChange ? "setUp.changed" : "setUp.done");
  return (
    <Dialog
      title={text(isChange ? "app.changeTitle" : "setUp.title")}
      isOpen
      isDirty={setUp.step.name !== "password"}
      onClose={() => onClose(isOn ? said : null)}
    >
      <SetUp {...setUp} email={email} isChange={isChange} onDone={() => onClose(said)} />
    </Dialog>
  );
};

const RenewDialog = ({ email, onChanged, onClose }: TaskProps) => {
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

const TurnOffDialog = ({ email, onChanged, onClose }: TaskProps) => {
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

/** The window for one change of how one signs in. */
export const TwoStepDialog = ({ task, ...rest }: TaskProps & { readonly task: TwoStepTask }) => {
  switch (task) {
    case "set-up":
      return <SetUpDialog {...rest} isChange={false} />;
    case "change":
      return <SetUpDialog {...rest} isChange />;
    case "renew":
      return <RenewDialog {...rest} />;
    case "turn-off":
      return <TurnOffDialog {...rest} />;
  }
};
