import { staffFrameText } from "../../i18n/en/staff-frame.ts";
import { twoStepText } from "../../i18n/en/two-step.ts";
import { useText } from "../../i18n/use-text.ts";
import { AuthLayout } from "../auth/auth-layout.view.tsx";
import { SecondStepForm, type SecondStepFormProps } from "./second-step-form.view.tsx";

/** The second step of sign-in as a page. */
export const SecondStepView = (props: SecondStepFormProps) => (
  <AuthLayout product={useText(staffFrameText)("product")} title={useText(twoStepText)("step.title")}>
    <SecondStepForm {...props} />
  </AuthLayout>
);
