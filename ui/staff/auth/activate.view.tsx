import { CircleCheck, Unlink } from "lucide-react";
import type { Remote } from "../../../core/kernel/remote.ts";
import { userRefusals } from "../../../core/users/user-refusals.ts";
import { staffAuthText } from "../../i18n/en/staff-auth.ts";
import { useText } from "../../i18n/use-text.ts";
import { FailureState } from "../../kit/failure-state.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { Message } from "../../kit/message.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { AuthLayout } from "./auth-layout.view.tsx";

/** The progress and result of confirming an address. */
export const ActivateView = ({ state, onRetry }: { readonly state: Remote<true>; readonly onRetry: () => void }) => {
  const text = useText(staffAuthText);
  const go = (
    <LinkButton href="/ui/" kind="primary">
      {text("activate.go")}
    </LinkButton>
  );
  return (
    <AuthLayout product={text("product")} title={text("activate.title")}>
      {state.tag === "idle" || state.tag === "loading" ? <SkeletonLines lines={2} /> : null}
      {state.tag === "loaded" ? (
        <Message icon={CircleCheck} title={text("activate.doneTitle")} isAlert actions={go}>
          {text("login.confirmed")}
        </Message>
      ) : null}
      {state.tag === "failed" && state.failure.tag === "invalid" ? (
        <Message icon={Unlink} tone="warning" title={text("activate.staleTitle")} isAlert actions={go}>
          {state.failure.errors["token"]?.includes(userRefusals.email_used.message) === true
            ? userRefusals.email_used.message
            : text("activate.staleBody")}
        </Message>
      ) : null}
      {state.tag === "failed" && state.failure.tag !== "invalid" ? <FailureState failure={state.failure} onRetry={onRetry} /> : null}
    </AuthLayout>
  );
};
