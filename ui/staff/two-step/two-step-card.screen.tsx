import { useState } from "react";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { TwoStepStore } from "../../../core/two-step/two-step.port.ts";
import { twoStepText } from "../../i18n/en/two-step.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSubmit } from "../../react/use-submit.ts";
import { RequirementCard } from "./requirement-card.view.tsx";
import { TwoStepCard, type TwoStepTask } from "./two-step-card.view.tsx";
import { TwoStepDialog } from "./two-step-dialog.screen.tsx";

/** The user's two-step sign-in; for administrators also the requirement for all users. */
export const TwoStepCardScreen = ({ user }: { readonly user: SessionUser }) => {
  const store = useService(TwoStepStore);
  const alerts = useService(Alerts);
  const text = useText(twoStepText);
  const [now] = useState(useService(Clock).now);
  const { answer: remote, again: reload } = useAnswer(store.state, String(user.id));
  const [task, setTask] = useState<TwoStepTask | null>(null);
  const [forgetting, requiring] = [useSubmit(), useSubmit()];
  const [forgettingId, setForgettingId] = useState<number | null>(null);
  const known = latestValue(remote);
  const isAdmin = user.role === "owner" || user.role === "admin";
  const require = (required: boolean): void =>
    requiring.run(store.require(required), () => {
      reload();
      alerts.show(text(required ? "organisation.isOn" : "organisation.isOff"), "success");
    });
  const forget = (id: number): void => {
    setForgettingId(id);
    forgetting.run(alerts.reporting(store.forgetDevice(id)), () => {
      reload();
      alerts.show(text("devices.forgotten"), "success");
    });
  };
  return (
    <>
      <TwoStepCard
        state={remote}
        orgName={user.org_name}
        now={now}
        forgetting={forgetting.isPending ? forgettingId : null}
        onTask={setTask}
        onForget={forget}
        onRetry={reload}
      />
      {isAdmin && known !== undefined ? (
        <RequirementCard
          state={known}
          orgName={user.org_name}
          isPending={requiring.isPending}
          failure={requiring.failure}
          onRequire={require}
        />
      ) : null}
      {task === null ? null : (
        <TwoStepDialog
          task={task}
          email={user.email}
          onChanged={reload}
          onClose={(said) => {
            setTask(null);
            if (said !== null) alerts.show(said, "success");
          }}
        />
      )}
    </>
  );
};
