import { Unlink } from "lucide-react";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import { latestValue, type Remote } from "../../../core/kernel/remote.ts";
import type { InvitationShown } from "../../../core/users/invitation.model.ts";
import { inviteText } from "../../i18n/en/invite.ts";
import { staffAuthText } from "../../i18n/en/staff-auth.ts";
import { useText } from "../../i18n/use-text.ts";
import { FailureState } from "../../kit/failure-state.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { Message } from "../../kit/message.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { AuthLayout } from "../auth/auth-layout.view.tsx";
import { InviteForm, type InviteFormProps } from "./invite-form.view.tsx";

export type InviteViewProps = Omit<InviteFormProps, "invitation"> & {
  readonly invitation: Remote<InvitationShown>;
  readonly onRetry: () => void;
};

/** The refusal of a link that is used, replaced or too old. */
const staleOf = (failure: Failure | null): Failure | null =>
  failure?.tag === "invalid" && failure.errors["token"] !== undefined ? failure : null;

/** The page of an invitation: who invites, and the name and password to be chosen. */
export const InviteView = ({ invitation, onRetry, ...form }: InviteViewProps) => {
  const [text, authText] = [useText(inviteText), useText(staffAuthText)];
  const shown = latestValue(invitation) ?? null;
  const lost = invitation.tag === "failed" ? invitation.failure : null;
  const stale = staleOf(form.failure) ?? staleOf(lost);
  const lead =
    shown === null ? "" : text(shown.invited_by === null ? "leadPlain" : "lead", { by: shown.invited_by ?? "", email: shown.email });
  return (
    <AuthLayout product={authText("product")} title={shown === null ? text("waiting") : text("title", { org: shown.org_name })} note={lead}>
      {stale === null ? null : (
        <Message
          icon={Unlink}
          tone="warning"
          title={text("staleTitle")}
          isAlert
          actions={
            <LinkButton href="/ui/login" kind="primary">
              {text("login")}
            </LinkButton>
          }
        >
          {failureMessage(stale)}
        </Message>
      )}
      {stale === null && lost !== null ? <FailureState failure={lost} onRetry={onRetry} /> : null}
      {stale === null && lost === null && shown !== null ? <InviteForm {...form} invitation={shown} /> : null}
      {stale === null && lost === null && shown === null ? <SkeletonLines lines={4} /> : null}
    </AuthLayout>
  );
};
