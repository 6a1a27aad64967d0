import { invalid } from "../../../core/kernel/failure.ts";
import { loaded } from "../../../core/kernel/remote.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { ActivateView } from "./activate.view.tsx";
import { LoginModalView } from "./login-modal.view.tsx";
import { ResetConfirmView } from "./reset-confirm.view.tsx";
import { ResetView } from "./reset.view.tsx";

const nothing = (): void => undefined;
const stale = invalid({ token: ["This link is no longer valid. Ask for a new one."] });
const reset = { answer: null, isPending: false, failure: null, onSend: nothing, onAgain: nothing };
const confirm = {
  link: loaded(true as const),
  common: new Set(["password"]),
  isPending: false,
  failure: null,
  onConfirm: nothing,
  onRetry: nothing,
};
const modal = {
  email: "rosa@example.org",
  isPending: false,
  failure: null,
  note: null,
  code: null,
  onLogin: nothing,
  onCheck: nothing,
  onLeave: nothing,
};

export const gallery: GalleryEntry = {
  name: "reset",
  group: "staff/auth",
  isWhole: true,
  states: {
    ask: () => <ResetView {...reset} />,
    sent: () => <ResetView {...reset} answer="If that email exists we sent a link." />,
    "no email": () => <ResetView {...reset} canMail={false} />,
    choose: () => <ResetConfirmView {...confirm} />,
    stale: () => <ResetConfirmView {...confirm} link={{ tag: "failed", failure: stale }} />,
    unreachable: () => <ResetConfirmView {...confirm} link={{ tag: "failed", failure: { tag: "offline" } }} />,
    confirmed: () => <ActivateView state={loaded(true as const)} onRetry={nothing} />,
    "session ended": () => <LoginModalView {...modal} />,
    "still ended": () => <LoginModalView {...modal} note="You are not logged in yet." />,
  },
};
