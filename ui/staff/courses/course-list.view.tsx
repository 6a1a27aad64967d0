import { EllipsisVertical, Megaphone, Plus, Trash2 } from "lucide-react";
import { useMemo } from "react";
import type { CampaignAction } from "../../../core/campaigns/campaign-tools.model.ts";
import type { Campaign } from "../../../core/campaigns/campaign.model.ts";
import { courseState, courseStates } from "../../../core/campaigns/course-state.rule.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { campaignToolsText } from "../../i18n/en/campaign-tools.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useText } from "../../i18n/use-text.ts";
import { DataGrid } from "../../kit/data-grid.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import type { Column } from "../../kit/grid-column.ts";
import type { Selection } from "../../kit/grid-selection.ts";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { Menu } from "../../kit/menu.view.tsx";
import { NoResultState } from "../../kit/no-result-state.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { Pill } from "../../kit/pill.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SearchField } from "../../kit/search-field.view.tsx";
import { Select } from "../../kit/select.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { TimeAgo } from "../../kit/time-ago.view.tsx";
import { Toolbar } from "../../kit/toolbar.view.tsx";
import { CourseBulkBar } from "./course-bulk-bar.view.tsx";
import { CourseStatePill } from "./course-state-pill.view.tsx";
import styles from "./courses.module.css";

export type CourseListViewProps = {
  readonly courses: Remote<readonly Campaign[]>;
  readonly search: string;
  /** a state, or '' for all that are not archived */
  readonly state: string;
  readonly now: number;
  readonly mayCreate: boolean;
  readonly onSearch: (text: string) => void;
  readonly onState: (state: string) => void;
  readonly onClear: () => void;
  readonly onRetry: () => void;
  readonly selection: Selection;
  readonly isActing: boolean;
  readonly onSelectionChange: (selection: Selection) => void;
  readonly onAction: (action: CampaignAction) => void;
};

const createHref = "/ui/campaigns/create";
const nothing = (): void => undefined;
const idOf = ({ id }: Campaign): string => String(id);
const shownName = ({ name, internal_name }: Campaign): string => (internal_name === "" ? name : internal_name);
const hrefOf = ({ id }: Campaign): string => `/ui/campaigns/${id}/lessons`;

const matching = (courses: readonly Campaign[], search: string, state: string): readonly Campaign[] => {
  const words = search.trim().toLowerCase();
  return courses.filter((course) => {
    const own = courseState(course);
    return (state === "" ? own !== "archived" : own === state) && `${course.name} ${course.internal_name}`.toLowerCase().includes(words);
  });
};

const StateOf = ({ course }: { readonly course: Campaign }) => {
  const text = useText(campaignToolsText);
  return (
    <span className={styles["line"]}>
      <CourseStatePill state={courseState(course)} />
      {course.is_default ? <Pill tone="neutral">{text("standard.pill")}</Pill> : null}
    </span>
  );
};
const pillOf = (course: Campaign) => <StateOf course={course} />;
const changedOf = (now: number) => (course: Campaign) => <TimeAgo at={course.updated_at} now={now} />;

/** All courses in the order of the portal, with state, lessons and learners. */
export const CourseListView = (props: CourseListViewProps) => {
  const { courses, search, state, now, mayCreate, selection, onSearch, onState, onClear, onRetry } = props;
  const text = useText(coursesText);
  const tools = useText(campaignToolsText);
  const columns = useMemo(
    (): readonly Column<Campaign>[] => [
      { id: "name", header: text("list.name"), width: "fill", cell: shownName },
      { id: "state", header: text("list.state"), width: "normal", cell: pillOf },
      { id: "section", header: text("list.section"), width: "normal", cell: ({ portal_section }) => portal_section ?? "" },
      { id: "lessons", header: text("list.lessons"), width: "small", align: "end", cell: ({ lessons }) => String(lessons) },
      { id: "learners", header: text("list.learners"), width: "small", align: "end", cell: ({ learners }) => String(learners) },
      { id: "changed", header: text("list.changed"), width: "normal", cell: changedOf(now) },
    ],
    [text, now],
  );
  const create = (
    <LinkButton kind="primary" icon={Plus} href={createHref}>
      {text("list.create")}
    </LinkButton>
  );
  const actions = (
    <>
      <LinkButton href="/ui/campaigns/templates">{tools("templates.title")}</LinkButton>
      <Menu
        label={tools("more")}
        placement="bottom end"
        trigger={<IconButton icon={EllipsisVertical} kind="secondary" label={tools("more")} />}
        groups={[{ id: "places", entries: [{ id: "bin", icon: Trash2, label: tools("bin.open"), href: "/ui/campaigns/bin" }] }]}
        onAction={nothing}
      />
      {create}
    </>
  );
  return (
    <>
      <PageHeader title={text("list.title")} actions={mayCreate ? actions : null} />
      <RemoteView remote={courses} skeleton={<SkeletonLines lines={8} />} onRetry={onRetry}>
        {(known) => {
          const rows = matching(known, search, state);
          if (known.length === 0)
            return (
              <EmptyState icon={Megaphone} title={text("list.emptyTitle")} action={mayCreate ? create : null}>
                {text("list.emptyBody")}
              </EmptyState>
            );
          return (
            <>
              <Toolbar label={text("list.label")}>
                <SearchField label={text("list.search")} placeholder={text("list.search")} value={search} onChange={onSearch} />
                <Select
                  label={text("list.filter")}
                  isLabelHidden
                  options={[{ id: "any", label: text("list.any") }, ...courseStates.map((id) => ({ id, label: text(`state.${id}`) }))]}
                  selected={state === "" ? "any" : state}
                  onSelect={(id) => onState(id === "any" ? "" : id)}
                />
              </Toolbar>
              <DataGrid
                label={text("list.label")}
                columns={columns}
                rows={rows}
                rowId={idOf}
                rowName={shownName}
                rowHref={hrefOf}
                selection={selection}
                {...(mayCreate ? { onSelectionChange: props.onSelectionChange } : {})}
                empty={<NoResultState onClear={onClear} />}
              />
              <CourseBulkBar
                count={selection.size}
                isArchived={state === "archived"}
                isPending={props.isActing}
                onAction={props.onAction}
                onClear={() => props.onSelectionChange(new Set())}
              />
            </>
          );
        }}
      </RemoteView>
    </>
  );
};
