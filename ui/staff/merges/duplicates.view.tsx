import { Merge, RefreshCw } from "lucide-react";
import type { Page } from "../../../core/kernel/page.ts";
import { latestValue, type Remote } from "../../../core/kernel/remote.ts";
import type { DuplicatePair, PastMerge } from "../../../core/merges/merge.model.ts";
import { mergesText } from "../../i18n/en/merges.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { Pagination } from "../../kit/pagination.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { Tabs } from "../../kit/tabs.view.tsx";
import styles from "./merges.module.css";
import { PairView } from "./pair.view.tsx";
import { PastMergesView } from "./past-merges.view.tsx";

export type DuplicatesViewProps = {
  readonly tab: "pairs" | "past";
  readonly pairs: Remote<Page<DuplicatePair>>;
  readonly past: Remote<readonly PastMerge[]>;
  /** epoch seconds */
  readonly now: number;
  readonly isFinding: boolean;
  readonly onTab: (id: string) => void;
  readonly onPage: (page: number) => void;
  readonly onMerge: (pair: DuplicatePair) => void;
  readonly onDismiss: (pair: DuplicatePair) => void;
  readonly onFind: () => void;
  readonly onUnmerge: (id: number) => void;
  readonly onRetry: () => void;
};

const perPage = 10;

const Pairs = ({ pairs, onMerge, onDismiss, onPage, onRetry }: DuplicatesViewProps) => {
  const text = useText(mergesText);
  return (
    <RemoteView remote={pairs} skeleton={<SkeletonLines lines={6} />} onRetry={onRetry}>
      {({ results, page, count }) =>
        results.length === 0 ? (
          <EmptyState icon={Merge} title={text("empty.title")}>
            {text("empty.body")}
          </EmptyState>
        ) : (
          <>
            <ul className={styles["pairs"]}>
              {results.map((pair) => (
                <li key={pair.id}>
                  <PairView pair={pair} onMerge={() => onMerge(pair)} onDismiss={() => onDismiss(pair)} />
                </li>
              ))}
            </ul>
            <Pagination page={page} pageSize={perPage} total={count} onPage={onPage} />
          </>
        )
      }
    </RemoteView>
  );
};

/** The review queue of duplicates, and recent merges. */
export const DuplicatesView = (props: DuplicatesViewProps) => {
  const text = useText(mergesText);
  const { tab, pairs, past, now, isFinding, onTab, onFind, onUnmerge, onRetry } = props;
  const waiting = latestValue(pairs)?.count;
  return (
    <>
      <PageHeader
        title={text("title")}
        note={text("lead")}
        actions={
          <Button icon={RefreshCw} isPending={isFinding} onPress={onFind}>
            {text(isFinding ? "finding" : "find")}
          </Button>
        }
      />
      <Tabs
        label={text("tabs.label")}
        selected={tab}
        onSelect={onTab}
        tabs={[
          { id: "pairs", label: text("tabs.pairs"), ...(waiting === undefined ? {} : { count: waiting }), content: <Pairs {...props} /> },
          {
            id: "past",
            label: text("tabs.past"),
            content: <PastMergesView past={past} now={now} onUnmerge={onUnmerge} onRetry={onRetry} />,
          },
        ]}
      />
    </>
  );
};
