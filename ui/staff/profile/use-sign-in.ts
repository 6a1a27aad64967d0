import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useState } from "react";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import { Alerts } from "../../../core/client/alerts.service.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { ProfileStore } from "../../../core/profile/profile.port.ts";
import { profileText } from "../../i18n/en/profile.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useSubmit } from "../../react/use-submit.ts";
import type { CredentialTask, SignInCardProps } from "./sign-in-card.view.tsx";

type SignIn = {
  readonly card: SignInCardProps;
  /** the change whose dialog is open */
  readonly task: CredentialTask | null;
  readonly onClose: (said: string | null) => void;
};

/**
 * How the user signs in, and the change that is being made.
 * @param onChanged after each change
 */
export const useSignIn = (user: SessionUser, onChanged: () => void): SignIn & { readonly open: (task: CredentialTask) => void } => {
  const [store, alerts, clock] = [useService(ProfileStore), useService(Alerts), useService(Clock)];
  const text = useText(profileText);
  const [now] = useState(clock.now);
  const [task, setTask] = useState<CredentialTask | null>(null);
  const acting = useSubmit();
  const credentials = useAnswer(store.credentials, String(user.id));
  const act = (command: TaskEither<Failure, void>, said: string): void =>
    acting.run(alerts.reporting(command), () => {
      credentials.again();
      alerts.show(said, "success");
    });
  return {
    card: {
      email: user.email,
      mobile: user.mobile,
      credentials: credentials.answer,
      now,
      isBusy: acting.isPending,
      onTask: setTask,
      onResend: () => act(store.resendEmail(), text("email.resent")),
      onCancel: () => act(store.cancelEmail(), text("email.cancelled")),
      onRetry: credentials.again,
    },
    task,
    open: setTask,
    onClose: (said) => {
      setTask(null);
      if (said === null) return;
      alerts.show(said, "success");
      credentials.again();
      onChanged();
    },
  };
};
