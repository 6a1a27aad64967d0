import { Check } from "lucide-react";
import type { PlanInfo } from "../../../core/auth/plan.model.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { isThere } from "../../../core/org/parts.rule.ts";
import { staffAuthText } from "../../i18n/en/staff-auth.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import styles from "./plan-info.module.css";

const featureNames = ["include_portal", "teams", "portal_messaging", "workflows", "custom_objects"] as const;

/** Price, limits and features of a plan, as far as they are set. */
export const PlanFacts = ({ plan }: { readonly plan: PlanInfo }) => {
  const text = useText(staffAuthText);
  const price = new Intl.NumberFormat(useLanguage(), { style: "currency", currency: "USD", maximumFractionDigits: 0 }).format(
    plan.price_cents / 100,
  );
  const facts = [
    plan.trial_days === 0 ? null : text("plan.trial", { count: plan.trial_days }),
    plan.contacts === null ? text("plan.anyContacts") : text("plan.contacts", { count: plan.contacts }),
    !isThere("invitations") ? null : plan.users === null ? text("plan.anyUsers") : text("plan.users", { count: plan.users }),
    ...featureNames.filter((name) => plan.features.includes(name) && isThere(name)).map((name) => text(`plan.features.${name}`)),
  ].filter((fact) => fact !== null);
  return (
    <>
      <p className={styles["price"]}>{plan.price_cents === 0 ? text("plan.free") : text("plan.price", { price })}</p>
      <ul className={styles["facts"]}>
        {facts.map((fact) => (
          <li key={fact} className={styles["fact"]}>
            <Check className={styles["icon"]} aria-hidden="true" />
            {fact}
          </li>
        ))}
      </ul>
    </>
  );
};

/** The plan of a sign-up: price, trial, limits and features. */
export const PlanInfoView = ({ plan, onRetry }: { readonly plan: Remote<PlanInfo>; readonly onRetry: () => void }) => {
  const text = useText(staffAuthText);
  return (
    <RemoteView remote={plan} onRetry={onRetry} skeleton={<SkeletonLines lines={5} />}>
      {(known) => (
        <Card title={text("plan.title", { label: known.label })}>
          <PlanFacts plan={known} />
        </Card>
      )}
    </RemoteView>
  );
};
