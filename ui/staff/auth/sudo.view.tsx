import { Unlink } from "lucide-react";
import type { Failure } from "../../../core/kernel/failure.ts";
import { staffAuthText } from "../../i18n/en/staff-auth.ts";
import { useText } from "../../i18n/use-text.ts";
import { FailureState } from "../../kit/failure-state.view.tsx";
import { Message } from "../../kit/message.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { AuthLayout } from "./auth-layout.view.tsx";

/** The progress of signing in as a user, and why it did not succeed. */
export const SudoView = ({ failure, onRetry }: { readonly failure: Failure | null; readonly onRetry: () => void }) => {
  const text = useText(staffAuthText);
  return (
    <AuthLayout product={text("product")} title={text("sudo.title")}>
      {failure === null ? <SkeletonLines lines={2} /> : null}
      {failure?.tag === "invalid" ? (
        <Message icon={Unlink} tone="warning" title={text("activate.staleTitle")} isAlert>
          {text("sudo.staleBody")}
        </Message>
      ) : null}
      {failure === null || failure.tag === "invalid" ? null : <FailureState failure={failure} onRetry={onRetry} />}
    </AuthLayout>
  );
};
