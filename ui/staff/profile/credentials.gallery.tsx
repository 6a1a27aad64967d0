import { invalid } from "../../../core/kernel/failure.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { Dialog } from "../../kit/dialog.view.tsx";
import { CredentialForm } from "./credential-form.view.tsx";
import { PasswordForm } from "./password-form.view.tsx";
import { EmailForm, MobileForm, PinForm } from "./value-forms.view.tsx";

const nothing = (): void => undefined;
const own = { email: "rosa@example.org", isPending: false, failure: null };
const refused = invalid({ current_password: ["This is not your password."] });

export const gallery: GalleryEntry = {
  name: "credentials",
  group: "staff/profile",
  isWhole: true,
  states: {
    password: () => (
      <Dialog title="Change password" isOpen onClose={nothing}>
        <PasswordForm {...own} measure={{ own: ["Rosa", "Marsh"], common: new Set() }} failure={refused} onChange={nothing} />
      </Dialog>
    ),
    email: () => (
      <Dialog title="Change email" isOpen onClose={nothing}>
        <EmailForm {...own} failure={invalid({ email: ["Somebody already uses this email address."] })} onChange={nothing} />
      </Dialog>
    ),
    mobile: () => (
      <Dialog title="Change mobile" isOpen onClose={nothing}>
        <MobileForm {...own} mobile="(212) 555-1234" failure={{ tag: "offline" }} onChange={nothing} />
      </Dialog>
    ),
    pin: () => (
      <Dialog title="PIN" isOpen onClose={nothing}>
        <PinForm {...own} onChange={nothing} />
      </Dialog>
    ),
    "without PIN": () => (
      <Dialog title="Remove PIN" isOpen onClose={nothing}>
        <CredentialForm
          {...own}
          lead="Pages then ask for your password again."
          isReady
          isDangerous
          submit="Remove PIN"
          onSubmit={nothing}
        />
      </Dialog>
    ),
  },
};
