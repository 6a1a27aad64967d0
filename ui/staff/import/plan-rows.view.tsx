import { ListX } from "lucide-react";
import { placeOfProblem } from "../../../core/import/import-causes.rule.ts";
import { ImportDecision, type ImportPlan, type PlanRow } from "../../../core/import/import-plan.model.ts";
import type { Import } from "../../../core/import/import.model.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { importPlanText } from "../../i18n/en/import-plan.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { FailureState } from "../../kit/failure-state.view.tsx";
import { Pagination } from "../../kit/pagination.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { Tabs } from "../../kit/tabs.view.tsx";
import styles from "./import.module.css";
import type { PlanStepProps } from "./plan-step.view.tsx";

const pageRows = 50;
const decisions = ["create", "update", "skip", "error"] as const;

type RowsProps = Pick<PlanStepProps, "current" | "decision" | "page" | "onDecision" | "onPage" | "onRetry"> & { readonly plan: ImportPlan };

const Said = ({ row: { decision, changes, cause, column, value }, current }: { readonly row: PlanRow; readonly current: Import }) => {
  const text = useText(importPlanText);
  if (decision === "error" && cause !== null) {
    const name = placeOfProblem({ cause, column, value }, current.columns);
    return (
      <>
        {name === undefined ? text(`reasons.${cause}`) : text("cause", { column: name, reason: text(`reasons.${cause}`) })}
        {value === "" || (column === null && name !== undefined) ? null : <span className={styles["wrong"]}>{value}</span>}
      </>
    );
  }
  const label = (field: string): string => current.targets.find(({ id }) => id === field)?.label ?? field.replace(/^field:/, "");
  return (
    <ul className={styles["changes"]}>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          {from === "" ? text("filled", { field: label(field), to }) : text("changed", { field: label(field), from, to })}
        </li>
      ))}
    </ul>
  );
};

const Table = ({
  rows,
  current,
  decision,
}: {
  readonly rows: readonly PlanRow[];
  readonly current: Import;
  readonly decision: ImportDecision;
}) => {
  const text = useText(importPlanText);
  return (
    <div className={styles["scroller"]} tabIndex={0} role="region" aria-label={text("kinds")}>
      <table className={styles["table"]}>
        <thead>
          <tr>
            <th scope="col">{text("row")}</th>
            <th scope="col">{text("who")}</th>
            <th scope="col">{decision === "error" ? text("reason") : text("changes")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.row}>
              <td className={styles["rowNumber"]}>{row.row}</td>
              <td>{row.who}</td>
              <td>
                <Said row={row} current={current} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** The rows of a plan by decision, paginated. */
export const PlanRows = ({ current, plan, decision, page, onDecision, onPage, onRetry }: RowsProps) => {
  const text = useText(importPlanText);
  const shown = latestValue(page);
  const content = () => {
    if (page.tag === "failed" && shown === undefined) return <FailureState failure={page.failure} onRetry={onRetry} />;
    if (shown === undefined) return <SkeletonLines lines={6} />;
    if (shown.results.length === 0) return <EmptyState icon={ListX} title={text("none")} />;
    return (
      <>
        <Table rows={shown.results} current={current} decision={decision} />
        <Pagination page={shown.page} pageSize={pageRows} total={shown.count} onPage={onPage} />
      </>
    );
  };
  return (
    <Tabs
      label={text("kinds")}
      selected={decision}
      onSelect={(id) => ImportDecision.is(id) && onDecision(id)}
      tabs={decisions.map((id) => ({ id, label: text(`tabs.${id}`), count: plan[id], content: id === decision ? content() : null }))}
    />
  );
};
