import { Download, History } from "lucide-react";
import type { AuditEntry } from "../../../core/audit/audit-entry.model.ts";
import { auditText } from "../../i18n/en/audit.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { FailureState } from "../../kit/failure-state.view.tsx";
import { NoResultState } from "../../kit/no-result-state.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { AuditFiltersView, type AuditFiltersProps } from "./audit-filters.view.tsx";
import { kindWords } from "./audit-words.ts";
import styles from "./audit.module.css";
import { ChainCard, type ChainCheck } from "./chain-card.view.tsx";
import { EntriesView } from "./entries.view.tsx";
import { fileHref, isWholeTrail } from "./trail-address.ts";
import { TrailFoot } from "./trail-foot.view.tsx";
import type { Trail } from "./use-trail.ts";

export type AuditLogViewProps = AuditFiltersProps & {
  readonly trail: Trail;
  /** epoch seconds */
  readonly now: number;
  readonly check: ChainCheck;
  readonly onCheck: () => void;
  readonly onClear: () => void;
  readonly onMore: () => void;
  readonly onAgain: () => void;
};

/** Downloads through the browser, so that the size of the file is not limited by memory. */
const fetchFile = (href: string): void => {
  const link = document.createElement("a");
  link.href = href;
  link.download = "";
  link.click();
};

const Entries = ({ trail, filter, now, facets, onFilter, onClear, onMore, onAgain }: AuditLogViewProps) => {
  const text = useText(auditText);
  const { entries, failure } = trail;
  if (entries === null) return failure === null ? <SkeletonLines lines={8} /> : <FailureState failure={failure} onRetry={onAgain} />;
  if (entries.length === 0 && trail.next === null)
    return isWholeTrail(filter) ? (
      <EmptyState icon={History} title={text("emptyTitle")}>
        {text("emptyBody")}
      </EmptyState>
    ) : (
      <NoResultState onClear={onClear} />
    );
  const only = ({ record }: AuditEntry): void => onFilter({ type: record.type, record: record.id });
  return (
    <>
      {entries.length === 0 ? null : <EntriesView entries={entries} now={now} onOnly={filter.record === null ? only : undefined} />}
      <TrailFoot trail={trail} timeZone={facets?.timezone} onMore={onMore} />
    </>
  );
};

/** All changes in the organisation. */
export const AuditLogView = (props: AuditLogViewProps) => {
  const { filter, trail, facets, onFilter, onClear } = props;
  const text = useText(auditText);
  const shown = trail.entries?.find(({ record }) => record.id === filter.record)?.record;
  return (
    <div className={styles["page"]}>
      <PageHeader
        title={text("title")}
        note={text("lead")}
        actions={
          <Button icon={Download} onPress={() => fetchFile(fileHref(filter))}>
            {text("export")}
          </Button>
        }
      />
      <ChainCard check={props.check} timeZone={facets?.timezone} onCheck={props.onCheck} />
      <Card>
        <AuditFiltersView {...props} />
        {isWholeTrail(filter) ? null : (
          <p className={styles["only"]}>
            {filter.record === null ? null : (
              <span>{text("only", { name: `${kindWords(text, filter.type ?? "")} ${shown?.name ?? filter.record}` })}</span>
            )}
            {filter.record === null ? null : (
              <Button size="small" kind="quiet" onPress={() => onFilter({ record: null })}>
                {text("all")}
              </Button>
            )}
            <Button size="small" kind="quiet" onPress={onClear}>
              {text("filters.clear")}
            </Button>
          </p>
        )}
        <Entries {...props} />
      </Card>
    </div>
  );
};
