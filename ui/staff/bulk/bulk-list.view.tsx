import { Layers } from "lucide-react";
import type { BulkRun } from "../../../core/bulk/bulk-run.model.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { bulkJobsText } from "../../i18n/en/bulk-jobs.ts";
import { bulkText } from "../../i18n/en/bulk.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { TimeAgo } from "../../kit/time-ago.view.tsx";
import styles from "./bulk.module.css";

export type BulkListViewProps = {
  readonly runs: Remote<readonly BulkRun[]>;
  readonly titleOf: (run: BulkRun) => string;
  /** epoch seconds */ readonly now: number;
  readonly onRetry: () => void;
};

/** The user's latest bulk actions. */
export const BulkListView = ({ runs, titleOf, now, onRetry }: BulkListViewProps) => {
  const text = useText(bulkText);
  const words = useText(bulkJobsText);
  return (
    <div className={styles["page"]}>
      <PageHeader
        title={text("page.title")}
        actions={
          <LinkButton href="/ui/contacts" kind="quiet">
            {text("page.contacts")}
          </LinkButton>
        }
      />
      <RemoteView remote={runs} skeleton={<SkeletonLines lines={6} />} onRetry={onRetry}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={Layers} title={text("page.none")}>
              {text("page.noneBody")}
            </EmptyState>
          ) : (
            <Card isFlush>
              <ul className={styles["list"]} aria-label={text("page.list")}>
                {all.map((run) => (
                  <li key={run.id}>
                    <Anchor href={`/ui/contacts/bulk/${run.id}`} className={styles["past"]}>
                      <span className={styles["name"]}>{titleOf(run)}</span>
                      <span className={styles["muted"]}>
                        {text(`page.states.${run.state}`)} · <TimeAgo at={run.created_at} now={now} />
                      </span>
                      {run.counts === null ? null : (
                        <span className={styles["muted"]}>
                          {run.undo === null ? words("counts", run.counts) : words("undone", run.undo)}
                        </span>
                      )}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </Card>
          )
        }
      </RemoteView>
    </div>
  );
};
