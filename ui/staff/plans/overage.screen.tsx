import { useRouter } from "@tanstack/react-router";
import { AssistantChat } from "../../../core/assistant/assistant-chat.service.ts";
import { plansPath } from "../../../core/org/billing-pages.rule.ts";
import { OverageRequest } from "../../../core/org/plan-requests.model.ts";
import { Support, type SupportState } from "../../../core/shell/support.service.ts";
import { plansText } from "../../i18n/en/plans.ts";
import { useText } from "../../i18n/use-text.ts";
import { useResolve, useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { modalOf } from "../modal-contribution.tsx";
import { useStaffUser } from "../staff-user.ts";
import { PlanNotice } from "./plan-notice.view.tsx";

const noSupport: SupportState = { way: "none", unread: 0 };

/**
 * A plan limit is reached: the owner gets a link to the plans or to support, others can only close. Without a support channel the assistant
 * opens.
 */
export const OverageScreen = modalOf("overage", OverageRequest, ({ params, onClose }) => {
  const text = useText(plansText);
  const router = useRouter();
  const resolve = useResolve();
  const support = useService(Support);
  const way = useLatest(support.state$, noSupport).way;
  const isOwner = useStaffUser().owner;
  const { title, message, action: talk } = params;
  const does = (label: string, then: () => void) => ({
    label,
    onPress: () => {
      onClose();
      then();
    },
  });
  const talkToSupport = (): void => (way === "none" ? resolve(AssistantChat).open() : support.open());
  const action = talk === undefined ? does(text("notice.see"), () => router.history.push(`/ui${plansPath}`)) : does(talk, talkToSupport);
  const askAdmin = message.includes(text("notice.askAdmin")) ? undefined : text("notice.askAdmin");
  return (
    <PlanNotice
      title={title}
      message={message}
      note={isOwner ? undefined : askAdmin}
      action={isOwner ? action : undefined}
      onClose={onClose}
    />
  );
});
