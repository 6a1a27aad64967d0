import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { SessionUser } from "../../../core/auth/session-user.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { ProfileStore } from "../../../core/profile/profile.port.ts";
import { phoneDisplay } from "../../../core/validation/phone.rule.ts";
import { profileText } from "../../i18n/en/profile.ts";
import { useText } from "../../i18n/use-text.ts";
import { Dialog } from "../../kit/dialog.view.tsx";
import { useService } from "../../react/services.tsx";
import { useSubmit } from "../../react/use-submit.ts";
import { useCommonPasswords } from "../auth/use-common-passwords.ts";
import { CredentialForm } from "./credential-form.view.tsx";
import { PasswordForm } from "./password-form.view.tsx";
import type { CredentialTask } from "./sign-in-card.view.tsx";
import { EmailForm, MobileForm, PinForm } from "./value-forms.view.tsx";

type Props = {
  readonly task: CredentialTask;
  readonly user: SessionUser;
  /** @param said the message of a change; null without one */
  readonly onClose: (said: string | null) => void;
};

const titles = {
  email: "email.change",
  password: "password.submit",
  mobile: "mobile.change",
  pin: "pin.title",
  "remove-pin": "pin.remove",
} as const satisfies Record<CredentialTask, string>;

/** The dialog for one change of how the user signs in. */
export const CredentialDialog = ({ task, user, onClose }: Props) => {
  const text = useText(profileText);
  const store = useService(ProfileStore);
  const common = useCommonPasswords();
  const { run, isPending, failure } = useSubmit();
  const does = (change: TaskEither<Failure, void>, said: string): void => run(change, () => onClose(said));
  const own = { email: user.email, isPending, failure };
  const form = () => {
    switch (task) {
      case "email":
        return (
          <EmailForm
            {...own}
            onChange={(email, current_password) => does(store.changeEmail({ email, current_password }), text("email.sent", { email }))}
          />
        );
      case "password":
        return (
          <PasswordForm
            {...own}
            measure={{ own: [user.first_name, user.last_name, user.email, user.org_name], common }}
            onChange={(change) => does(store.changePassword(change), text("password.done"))}
          />
        );
      case "mobile":
        return (
          <MobileForm
            {...own}
            mobile={phoneDisplay(user.mobile)}
            onChange={(mobile, current_password) => does(store.changeMobile({ mobile, current_password }), text("mobile.done"))}
          />
        );
      case "pin":
        return (
          <PinForm {...own} onChange={(pin, current_password) => does(store.changePin({ pin, current_password }), text("pin.done"))} />
        );
      case "remove-pin":
        return (
          <CredentialForm
            {...own}
            lead={text("pin.removeLead")}
            isReady
            isDangerous
            submit={text("pin.remove")}
            onSubmit={(current_password) => does(store.changePin({ pin: null, current_password }), text("pin.removed"))}
          />
        );
    }
  };
  return (
    <Dialog title={text(titles[task])} isOpen onClose={() => onClose(null)}>
      {form()}
    </Dialog>
  );
};
