import { BillingStore } from "../../../core/billing/billing.port.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { useStaffUser } from "../staff-user.ts";
import { OwnersPlansScreen } from "./owners-plans.screen.tsx";
import { PlansOfOthersView } from "./plans-of-others.view.tsx";

const all = "all";

const OthersPlans = () => {
  const { answer, again } = useAnswer(useService(BillingStore).plan, all);
  return <PlansOfOthersView choices={answer} onRetry={again} />;
};

/** Plans and billing, for the owner of the organisation; other users see whom to ask. */
export const PlansScreen = () => {
  const user = useStaffUser();
  return user.owner ? <OwnersPlansScreen owner={user} /> : <OthersPlans />;
};
