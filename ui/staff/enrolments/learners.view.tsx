import { UserPlus, Users } from "lucide-react";
import { useMemo } from "react";
import type { CourseLearner, CourseLearners, LearnersQuery } from "../../../core/enrolments/enrolment.model.ts";
import { latestValue, type Remote } from "../../../core/kernel/remote.ts";
import { enrolmentsText } from "../../i18n/en/enrolments.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { DataGrid } from "../../kit/data-grid.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { type Column, type Sort, sortOfParameter } from "../../kit/grid-column.ts";
import { NoResultState } from "../../kit/no-result-state.view.tsx";
import { Pagination } from "../../kit/pagination.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SearchField } from "../../kit/search-field.view.tsx";
import { Select } from "../../kit/select.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { TimeAgo } from "../../kit/time-ago.view.tsx";
import { Toolbar } from "../../kit/toolbar.view.tsx";
import styles from "./enrolments.module.css";
import { LearnerPill } from "./learner-pill.view.tsx";

export type LearnersViewProps = {
  readonly learners: Remote<CourseLearners>;
  readonly query: LearnersQuery;
  readonly now: number;
  /** the address that opens a learner's syllabus */
  readonly hrefOf: (learner: CourseLearner) => string;
  readonly onSearch: (text: string) => void;
  readonly onStatus: (status: string | null) => void;
  readonly onSort: (sort: Sort) => void;
  readonly onPage: (page: number) => void;
  readonly onClear: () => void;
  readonly onRetry: () => void;
  /** null for users who may not enrol */
  readonly onEnrol: (() => void) | null;
  readonly onEnrolGroup: (() => void) | null;
};

const idOf = ({ con_id }: CourseLearner): string => String(con_id);
const nameOf = ({ name }: CourseLearner): string => name;
const statusOf = ({ status, drip_paused }: CourseLearner) => <LearnerPill status={status} isPaused={drip_paused} />;

const useColumns = (now: number): readonly Column<CourseLearner>[] => {
  const text = useText(enrolmentsText);
  return useMemo(() => {
    const ago = (at: number | null) => (at === null ? text("learners.never") : <TimeAgo at={at} now={now} />);
    return [
      { id: "name", header: text("learners.name"), width: "large", cell: nameOf, isSortable: true },
      { id: "status", header: text("learners.statusColumn"), pixels: 128, cell: statusOf },
      {
        id: "finished",
        header: text("learners.progress"),
        pixels: 140,
        cell: ({ finished, lessons }) => text("card.lessons", { done: finished, total: lessons }),
        isSortable: true,
      },
      {
        id: "points",
        header: text("learners.points"),
        width: "small",
        align: "end",
        cell: ({ points }) => points.toLocaleString("en"),
        isSortable: true,
      },
      { id: "seen", header: text("learners.seen"), pixels: 120, cell: ({ touched_at }) => ago(touched_at), isSortable: true },
      { id: "next", header: text("learners.next"), width: "fill", cell: ({ next }) => next?.name ?? "" },
      { id: "joined", header: text("learners.joined"), pixels: 120, cell: ({ joined_at }) => ago(joined_at), isSortable: true },
    ];
  }, [text, now]);
};

/** The learners of a course, with where each stands; a row opens that learner's syllabus. */
export const LearnersView = (props: LearnersViewProps) => {
  const { learners, query, now, hrefOf, onSearch, onStatus, onSort, onPage, onClear, onRetry, onEnrol, onEnrolGroup } = props;
  const text = useText(enrolmentsText);
  const columns = useColumns(now);
  const counts = latestValue(learners) ?? { current: 0, completed: 0, left: 0 };
  const enrol =
    onEnrol === null || onEnrolGroup === null ? null : (
      <>
        <Button kind="primary" icon={UserPlus} onPress={onEnrol}>
          {text("learners.enrol")}
        </Button>
        <Button icon={Users} onPress={onEnrolGroup}>
          {text("learners.group")}
        </Button>
      </>
    );
  const isNarrowed = query.search !== "" || query.status !== null;
  return (
    <div className={styles["stack"]}>
      <Toolbar label={text("learners.label")} end={enrol}>
        <SearchField label={text("learners.search")} placeholder={text("learners.search")} value={query.search} onChange={onSearch} />
        <Select
          label={text("learners.filter")}
          isLabelHidden
          options={[
            { id: "all", label: text("learners.all", { count: counts.current + counts.completed }) },
            { id: "current", label: text("learners.current", { count: counts.current }) },
            { id: "completed", label: text("learners.completed", { count: counts.completed }) },
            { id: "left", label: text("learners.left", { count: counts.left }) },
          ]}
          selected={query.status ?? "all"}
          onSelect={(id) => onStatus(id === "all" ? null : id)}
        />
      </Toolbar>
      <RemoteView remote={learners} skeleton={<SkeletonLines lines={8} />} onRetry={onRetry}>
        {({ results, page, count }) => (
          <>
            <DataGrid
              label={text("learners.label")}
              columns={columns}
              rows={results}
              rowId={idOf}
              rowName={nameOf}
              rowHref={hrefOf}
              total={count}
              sort={sortOfParameter(query.sort)}
              onSort={onSort}
              empty={
                isNarrowed ? (
                  <NoResultState onClear={onClear} />
                ) : (
                  <EmptyState icon={Users} title={text("learners.emptyTitle")}>
                    {text("learners.emptyBody")}
                  </EmptyState>
                )
              }
            />
            <Pagination page={page} pageSize={query.limit} total={count} onPage={onPage} />
          </>
        )}
      </RemoteView>
    </div>
  );
};
