import { useRouter } from "@tanstack/react-router";
import { plansPath } from "../../../core/org/billing-pages.rule.ts";
import { PlanNotices } from "../../../core/org/plan-notices.service.ts";
import { PlanPromptRequest } from "../../../core/org/plan-requests.model.ts";
import { plansText } from "../../i18n/en/plans.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { modalOf } from "../modal-contribution.tsx";
import { useStaffUser } from "../staff-user.ts";
import { PlanNotice } from "./plan-notice.view.tsx";

/** The plan is missing: closing takes the owner to the plans; for others it closes the notice until the next page load. */
export const PlanPromptScreen = modalOf("plan-prompt", PlanPromptRequest, ({ params, onClose }) => {
  const text = useText(plansText);
  const router = useRouter();
  const notices = useService(PlanNotices);
  const isOwner = useStaffUser().owner;
  const close = (): void => {
    notices.dismiss();
    onClose();
    if (isOwner) router.history.push(`/ui${plansPath}`);
  };
  return <PlanNotice title={params.title} message={params.text} note={text("notice.later")} onClose={close} />;
});
