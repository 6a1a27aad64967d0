import type { ReactNode } from "react";
import type { Remote } from "../../../core/kernel/remote.ts";
import { isFeatureLocked } from "../../../core/org/feature-locked.rule.ts";
import { type FeatureUsage, type Usage, type UsageType, usageTypes } from "../../../core/org/feature-usage.model.ts";
import { isThere, type Part } from "../../../core/org/parts.rule.ts";
import { plansText } from "../../i18n/en/plans.ts";
import { useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import { ProgressBar } from "../../kit/progress.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import styles from "./plans.module.css";

export type UsageCardProps = { readonly usage: Remote<Usage>; readonly help?: ReactNode; readonly onRetry: () => void };

const percentOf = ({ used, cap }: FeatureUsage): number => (cap === null ? 0 : cap === 0 ? 100 : (100 * used) / cap);

const Bar = ({ label, usage }: { readonly label: string; readonly usage: FeatureUsage }) => {
  const text = useText(plansText);
  const { used, cap } = usage;
  const isLocked = isFeatureLocked(used, cap);
  const words = cap === null ? text("usage.noLimit", { used }) : text("usage.of", { used, cap });
  return (
    <ProgressBar
      label={label}
      percent={percentOf(usage)}
      valueText={isLocked ? `${words}, ${text("usage.full")}` : words}
      tone={isLocked ? "warning" : "primary"}
    />
  );
};

/** Parts of the product required by some usage types; the others are always shown. */
const partOf: Readonly<Partial<Record<UsageType, Part>>> = { workflows: "workflows", workflow_size: "workflows" };

const isCounted = (type: UsageType): boolean => {
  const part = partOf[type];
  return part === undefined || isThere(part);
};

/** The usage of each available feature, as bars. */
export const UsageCard = ({ usage, help, onRetry }: UsageCardProps) => {
  const text = useText(plansText);
  return (
    <Card title={text("usage.title")} note={text("usage.note")} actions={help}>
      <RemoteView remote={usage} skeleton={<SkeletonLines lines={6} />} onRetry={onRetry}>
        {(known) => (
          <div className={styles["bars"]}>
            {usageTypes
              .filter(isCounted)
              .map((type) => (known[type] === undefined ? null : <Bar key={type} label={text(`usage.${type}`)} usage={known[type]} />))}
          </div>
        )}
      </RemoteView>
    </Card>
  );
};
