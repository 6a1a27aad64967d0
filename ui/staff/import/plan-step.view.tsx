import type { ImportFix } from "../../../core/import/import-mapping.model.ts";
import type { ImportDecision, ImportPlan } from "../../../core/import/import-plan.model.ts";
import type { Import } from "../../../core/import/import.model.ts";
import type { PlanPage } from "../../../core/import/imports.port.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { importPlanText } from "../../i18n/en/import-plan.ts";
import { importText } from "../../i18n/en/import.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { ProgressBar } from "../../kit/progress.view.tsx";
import styles from "./import.module.css";
import { PlanCauses } from "./plan-causes.view.tsx";
import { PlanRows } from "./plan-rows.view.tsx";

export type PlanStepProps = {
  readonly current: Import;
  readonly decision: ImportDecision;
  readonly page: Remote<PlanPage>;
  readonly onDecision: (decision: ImportDecision) => void;
  readonly onPage: (page: number) => void;
  readonly onRetry: () => void;
  /** cancels the planning */
  readonly onStop: () => void;
  /** adds options to the field of a column; null without permission to change fields */
  readonly onAddOptions: ((column: number, options: readonly string[]) => void) | null;
  readonly onFix: (fix: ImportFix) => void;
  readonly onUnfix: () => void;
  /** Whether unreadable values of a column are left empty. */
  readonly onLenient: (column: number, isLenient: boolean) => void;
};

const Summary = ({ plan }: { readonly plan: ImportPlan }) => {
  const planText = useText(importPlanText);
  return (
    <ul className={styles["summary"]}>
      {(["create", "update", "skip", "error"] as const).map((kind) => (
        <li key={kind} data-kind={kind} data-empty={plan[kind] === 0}>
          {planText(kind, { count: plan[kind] })}
        </li>
      ))}
    </ul>
  );
};

/** The planned result of every row, with fixes for values before anything is written. */
export const PlanStep = (props: PlanStepProps) => {
  const text = useText(importText);
  const planText = useText(importPlanText);
  const { current, onRetry, onStop, onUnfix, onLenient } = props;
  const { plan, progress, problem, fixes, options } = current;
  const lenient = (options.lenient ?? []).filter((column) => current.columns[column] !== undefined);
  if (current.state === "planning")
    return (
      <Card title={planText("title")}>
        <div className={styles["stack"]}>
          <ProgressBar label={planText("making")} percent={null} valueText={planText("soFar", { count: progress.done })} />
          <div className={styles["actions"]}>
            <Button onPress={onStop}>{text("run.cancel")}</Button>
          </div>
        </div>
      </Card>
    );
  if (plan === null)
    return (
      <Banner tone="danger" title={planText("problem")} action={<Button onPress={onRetry}>{planText("again")}</Button>}>
        {problem}
      </Banner>
    );
  return (
    <>
      <Card title={planText("title")}>
        <Summary plan={plan} />
        {plan.create + plan.update === 0 ? (
          <Banner tone={plan.skip === 0 ? "warning" : "info"}>{planText(plan.skip === 0 ? "nothing" : "same")}</Banner>
        ) : null}
        {fixes.length === 0 ? null : (
          <p className={styles["fixes"]}>
            {planText("fixed", { count: fixes.length })}{" "}
            <Button kind="quiet" size="small" onPress={onUnfix}>
              {planText("unfix")}
            </Button>
          </p>
        )}
        {lenient.map((column) => (
          <p key={column} className={styles["fixes"]}>
            {planText("leftEmpty", { columns: current.columns[column]?.name ?? "" })}{" "}
            <Button kind="quiet" size="small" onPress={() => onLenient(column, false)}>
              {planText("readAgain")}
            </Button>
          </p>
        ))}
      </Card>
      <PlanCauses {...props} causes={plan.causes} />
      <PlanRows {...props} plan={plan} />
    </>
  );
};
