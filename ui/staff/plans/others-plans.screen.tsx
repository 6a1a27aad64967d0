import { BillingStore } from "../../../core/billing/billing.port.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { PlansOfOthersView } from "./plans-of-others.view.tsx";

const all = "all";

/** What users see who do not own the plan: whom to ask. */
export const OthersPlansScreen = ({ title }: { readonly title: string }) => {
  const { answer, again } = useAnswer(useService(BillingStore).plan, all);
  return <PlansOfOthersView title={title} choices={answer} onRetry={again} />;
};
