import { twoStepText } from "../../i18n/en/two-step.ts";
import { useText } from "../../i18n/use-text.ts";
import { Dialog } from "../../kit/dialog.view.tsx";
import { RenewCodesScreen } from "./renew-codes.screen.tsx";
import { SetUp } from "./set-up.view.tsx";
import { TurnOffScreen } from "./turn-off.screen.tsx";
import type { TwoStepTask } from "./two-step-card.view.tsx";
import type { TwoStepTaskProps } from "./two-step-task.model.ts";
import { useSetUp } from "./use-set-up.ts";

const SetUpDialog = ({ email, isChange, onChanged, onClose }: TwoStepTaskProps & { readonly isChange: boolean }) => {
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

/** The dialog for one change of two-step sign-in. */
export const TwoStepDialog = ({ task, ...rest }: TwoStepTaskProps & { readonly task: TwoStepTask }) => {
  switch (task) {
    case "set-up":
      return <SetUpDialog {...rest} isChange={false} />;
    case "change":
      return <SetUpDialog {...rest} isChange />;
    case "renew":
      return <RenewCodesScreen {...rest} />;
    case "turn-off":
      return <TurnOffScreen {...rest} />;
  }
};
