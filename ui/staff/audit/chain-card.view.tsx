import { Link2 } from "lucide-react";
import type { AuditVerdict } from "../../../core/audit/audit-entry.model.ts";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import { auditText } from "../../i18n/en/audit.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { ProgressBar } from "../../kit/progress.view.tsx";
import styles from "./audit.module.css";

/**
 * The state of an integrity check.
 * @property verdict the latest result; null before the first segment
 */
export type ChainCheck = { readonly isChecking: boolean; readonly verdict: AuditVerdict | null; readonly failure: Failure | null };
type ChainCardProps = { readonly check: ChainCheck; readonly timeZone: string | undefined; readonly onCheck: () => void };

const Verdict = ({ verdict, timeZone }: { readonly verdict: AuditVerdict; readonly timeZone: string | undefined }) => {
  const text = useText(auditText);
  const dates = useDates(timeZone);
  const day = (at: number): string => dates.at(at, { dateStyle: "long" });
  if (verdict.broken !== null)
    return (
      <Banner tone="danger" title={text("chain.broken", { number: String(verdict.broken.number) })}>
        {verdict.broken.at === null ? text("chain.brokenBody") : text("chain.brokenAt", { at: day(verdict.broken.at) })}
      </Banner>
    );
  return (
    <Banner tone="success">
      {verdict.since === null ? text("chain.empty") : text("chain.whole", { count: verdict.total, since: day(verdict.since) })}
    </Banner>
  );
};

/** Whether the audit log was modified outside the product. */
export const ChainCard = ({ check: { isChecking, verdict, failure }, timeZone, onCheck }: ChainCardProps) => {
  const text = useText(auditText);
  return (
    <Card title={text("chain.title")}>
      <div className={styles["chain"]}>
        <div className={styles["ask"]}>
          <p className={styles["about"]}>{text("chain.body")}</p>
          <Button icon={Link2} isPending={isChecking} onPress={onCheck}>
            {text("chain.check")}
          </Button>
        </div>
        <div aria-live="polite">
          {failure === null ? null : <Banner tone="danger">{failureMessage(failure)}</Banner>}
          {isChecking ? (
            <ProgressBar
              label={text("chain.check")}
              percent={verdict === null || verdict.total === 0 ? null : (100 * verdict.checked) / verdict.total}
              {...(verdict === null ? {} : { valueText: text("chain.checking", { checked: verdict.checked, total: verdict.total }) })}
            />
          ) : verdict === null ? null : (
            <Verdict verdict={verdict} timeZone={timeZone} />
          )}
        </div>
      </div>
    </Card>
  );
};
