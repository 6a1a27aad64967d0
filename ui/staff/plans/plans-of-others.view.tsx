import { Lock } from "lucide-react";
import type { PlanChoices } from "../../../core/billing/billing.model.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { plansText } from "../../i18n/en/plans.ts";
import { useText } from "../../i18n/use-text.ts";
import { Message } from "../../kit/message.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { BillingPage } from "./billing-page.view.tsx";

type PlansOfOthersProps = {
  /** of the page */
  readonly title: string;
  readonly choices: Remote<PlanChoices>;
  readonly onRetry: () => void;
};

/** A page of plans and billing for users who are not the owner: who owns the plan and whom to ask. */
export const PlansOfOthersView = ({ title, choices, onRetry }: PlansOfOthersProps) => {
  const text = useText(plansText);
  return (
    <BillingPage title={title} isOwn={false}>
      <RemoteView remote={choices} skeleton={<SkeletonLines lines={3} />} onRetry={onRetry}>
        {({ owner }) => (
          <Message icon={Lock} tone="warning" title={text("forbidden.title")} isAlert>
            <p>{text("forbidden.body")}</p>
            {owner === null ? null : <p>{text("forbidden.who", owner)}</p>}
          </Message>
        )}
      </RemoteView>
    </BillingPage>
  );
};
