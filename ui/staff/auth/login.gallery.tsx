import type { LoginInfo } from "../../../core/auth/login-info.model.ts";
import { forbidden, unauthorized } from "../../../core/kernel/failure.ts";
import { closingRefusals } from "../../../core/organisation/closing-refusals.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { LoginView, type LoginViewProps } from "./login.view.tsx";

const nothing = (): void => undefined;
const info: LoginInfo = { password: true, mail: true, oidc_url: null, sign_up: true, demo_accounts: [], message: null };
const account = (name: string, role: string) => ({
  kind: role === "learner" ? ("learner" as const) : ("staff" as const),
  name,
  email: `${role}@example.org`,
  password: "",
  role,
  pid: null,
});
const accounts = [
  account("Rosa Marsh", "owner"),
  account("Idris Cole", "admin"),
  account("Mei Tanaka", "user"),
  account("Tom Aldous", "guest"),
  account("Lena Lind", "learner"),
];
const props: LoginViewProps = {
  info,
  notice: null,
  isPending: false,
  failure: null,
  signupHref: "/ui/signup",
  onLogin: nothing,
  onTakeBack: nothing,
  onDemo: nothing,
  onOidc: nothing,
};

export const gallery: GalleryEntry = {
  name: "login",
  group: "staff/auth",
  isWhole: true,
  states: {
    plain: () => <LoginView {...props} />,
    "single sign-on": () => (
      <LoginView {...props} info={{ ...info, oidc_url: "/auth/oidc/start", message: "The sign-on was cancelled at your provider." }} />
    ),
    demo: () => <LoginView {...props} info={{ ...info, demo_accounts: accounts }} />,
    refused: () => <LoginView {...props} failure={unauthorized("Email or password is incorrect.")} />,
    closed: () => (
      <LoginView {...props} failure={forbidden(closingRefusals.org_closed_yours({ org: "Harbor School", day: "2026-12-27" }))} />
    ),
    pending: () => <LoginView {...props} isPending />,
    "after a reset": () => <LoginView {...props} notice="Your password has been changed. Log in with the new one." />,
  },
};
