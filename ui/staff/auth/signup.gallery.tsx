import { planInfo } from "../../../core/auth/plan-info.rule.ts";
import { invalid } from "../../../core/kernel/failure.ts";
import { loaded } from "../../../core/kernel/remote.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { SignupView, type SignupViewProps } from "./signup.view.tsx";

const nothing = (): void => undefined;
const props: SignupViewProps = {
  plan: loaded(planInfo("pro")),
  common: new Set(["password"]),
  isPending: false,
  failure: null,
  onSignup: nothing,
  onRetryPlan: nothing,
};

export const gallery: GalleryEntry = {
  name: "signup",
  group: "staff/auth",
  isWhole: true,
  states: {
    pro: () => <SignupView {...props} />,
    free: () => <SignupView {...props} plan={loaded(planInfo("free"))} />,
    "plan loading": () => <SignupView {...props} plan={{ tag: "loading" }} />,
    "plan failed": () => <SignupView {...props} plan={{ tag: "failed", failure: { tag: "timeout" } }} />,
    taken: () => <SignupView {...props} failure={invalid({ email: ["This email address is already in use. Log in instead."] })} />,
  },
};
