import type { AuditChange } from "../../../core/audit/audit-entry.model.ts";
import { auditText } from "../../i18n/en/audit.ts";
import { useText } from "../../i18n/use-text.ts";
import { FailureState } from "../../kit/failure-state.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { EntriesView } from "./entries.view.tsx";
import { TrailFoot } from "./trail-foot.view.tsx";
import type { Trail } from "./use-trail.ts";

export type HistoryViewProps = {
  readonly trail: Trail;
  /** epoch seconds */
  readonly now: number;
  readonly onMore: () => void;
  readonly onAgain: () => void;
  /** whether all entries are about one record, whose name is then omitted */
  readonly isOfOne?: boolean;
  /** restores an earlier value; absent when nothing can be restored */
  readonly onRestore?: (change: AuditChange) => void;
};

/** The changes to one record, or by one user. */
export const HistoryView = ({ trail, now, onMore, onAgain, isOfOne = true, onRestore }: HistoryViewProps) => {
  const text = useText(auditText);
  if (trail.entries === null)
    return trail.failure === null ? <SkeletonLines lines={4} /> : <FailureState failure={trail.failure} onRetry={onAgain} />;
  if (trail.entries.length === 0) return <p>{text("history.empty")}</p>;
  return (
    <>
      <EntriesView entries={trail.entries} now={now} isOfOne={isOfOne} onRestore={onRestore} />
      <TrailFoot trail={trail} onMore={onMore} />
    </>
  );
};
