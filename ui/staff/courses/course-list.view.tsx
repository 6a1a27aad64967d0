import { EllipsisVertical, Megaphone, Plus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import type { CampaignAction } from "../../../core/campaigns/campaign-tools.model.ts";
import { type CourseRow, CourseSort } from "../../../core/campaigns/course-list.model.ts";
import { isNarrowed } from "../../../core/campaigns/course-list.rule.ts";
import { shownCourseName } from "../../../core/campaigns/course-page.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { campaignToolsText } from "../../i18n/en/campaign-tools.ts";
import { courseListText } from "../../i18n/en/course-list.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { DataGrid } from "../../kit/data-grid.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { FailureState } from "../../kit/failure-state.view.tsx";
import { type Column, sortOfParameter, sortParameter } from "../../kit/grid-column.ts";
import type { Selection } from "../../kit/grid-selection.ts";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { Menu } from "../../kit/menu.view.tsx";
import { NoResultState } from "../../kit/no-result-state.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { SkeletonCards } from "../../kit/skeleton.view.tsx";
import { CourseBulkBar } from "./course-bulk-bar.view.tsx";
import { CourseCards } from "./course-cards.view.tsx";
import { CourseFiltersView, type CourseFiltersProps } from "./course-filters.view.tsx";
import styles from "./courses.module.css";

export type CourseListViewProps = CourseFiltersProps & {
  /** the courses loaded so far */
  readonly courses: readonly CourseRow[];
  /** how many match */
  readonly count: number;
  /** whether the organisation has any course, archived ones too; null before it is known */
  readonly hasAny: boolean | null;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly isLoaded: boolean;
  readonly failure: Failure | null;
  readonly columns: readonly Column<CourseRow>[];
  readonly mayCreate: boolean;
  readonly selection: Selection;
  readonly isActing: boolean;
  /** views and columns */
  readonly bar: ReactNode;
  readonly onClear: () => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
  readonly onResize: (column: string, width: number | null) => void;
  readonly onSelectionChange: (selection: Selection) => void;
  readonly onAction: (action: CampaignAction) => void;
};

const createHref = "/ui/campaigns/create";
const nothing = (): void => undefined;
const idOf = ({ id }: CourseRow): string => String(id);
const hrefOf = ({ id }: CourseRow): string => `/ui/campaigns/${id}/lessons`;

const Create = () => (
  <LinkButton kind="primary" icon={Plus} href={createHref}>
    {useText(coursesText)("list.create")}
  </LinkButton>
);

const Actions = () => {
  const tools = useText(campaignToolsText);
  return (
    <>
      <LinkButton href="/ui/campaigns/templates">{tools("templates.title")}</LinkButton>
      <Menu
        label={tools("more")}
        placement="bottom end"
        trigger={<IconButton icon={EllipsisVertical} kind="secondary" label={tools("more")} />}
        groups={[{ id: "places", entries: [{ id: "bin", icon: Trash2, label: tools("bin.open"), href: "/ui/campaigns/bin" }] }]}
        onAction={nothing}
      />
      <Create />
    </>
  );
};

/** Why the list is empty, and the way on. */
const Nothing = ({ failure, hasAny, settings, mayCreate, onClear, onRetry }: CourseListViewProps) => {
  const text = useText(coursesText);
  if (failure !== null) return <FailureState failure={failure} onRetry={onRetry} />;
  if (hasAny !== false || isNarrowed(settings.filters)) return <NoResultState onClear={onClear} />;
  return (
    <EmptyState icon={Megaphone} title={text("list.emptyTitle")} action={mayCreate ? <Create /> : null}>
      {text("list.emptyBody")}
    </EmptyState>
  );
};

const Rows = (props: CourseListViewProps) => {
  const { courses, settings, selection, mayCreate, isLoading, isLoaded, failure } = props;
  const text = useText(coursesText);
  const isWaiting = isLoading || (!isLoaded && failure === null);
  if (settings.kind === "list")
    return (
      <DataGrid
        label={text("list.label")}
        columns={props.columns}
        rows={courses}
        rowId={idOf}
        rowName={shownCourseName}
        rowHref={hrefOf}
        {...(settings.sort === "portal" ? {} : { sort: sortOfParameter(settings.sort) })}
        onSort={(sort) => {
          const next = sortParameter(sort);
          if (CourseSort.is(next)) props.onChange({ sort: next });
        }}
        onResize={props.onResize}
        selection={selection}
        {...(mayCreate ? { onSelectionChange: props.onSelectionChange } : {})}
        isLoading={isWaiting}
        empty={<Nothing {...props} />}
      />
    );
  if (courses.length > 0)
    return (
      <CourseCards courses={courses} hrefOf={hrefOf} selection={selection} onSelectionChange={mayCreate ? props.onSelectionChange : null} />
    );
  return isWaiting ? <SkeletonCards cards={6} /> : <Nothing {...props} />;
};

/** The courses: views, filters, order, layout, and what can be done with several at once. */
export const CourseListView = (props: CourseListViewProps) => {
  const { courses, count, settings, selection, mayCreate, failure, onRetry } = props;
  const text = useText(coursesText);
  const say = useText(courseListText);
  return (
    <>
      <PageHeader title={text("list.title")} actions={mayCreate ? <Actions /> : null} />
      <div className={styles["stack"]}>
        <CourseFiltersView {...props} />
        {props.bar}
        {failure !== null && courses.length > 0 ? (
          <Banner
            tone="warning"
            title={say("stale")}
            action={
              <Button size="small" onPress={onRetry}>
                {say("retry")}
              </Button>
            }
          />
        ) : null}
        <Rows {...props} />
        {props.hasMore ? (
          <div className={styles["line"]}>
            <Button isPending={props.isLoading} onPress={props.onMore}>
              {say("more")}
            </Button>
            <span className={styles["muted"]}>{say("shown", { shown: courses.length, count })}</span>
          </div>
        ) : null}
      </div>
      <CourseBulkBar
        count={selection.size}
        isArchived={settings.filters.state === "archived"}
        isPending={props.isActing}
        onAction={props.onAction}
        onClear={() => props.onSelectionChange(new Set())}
      />
    </>
  );
};
