import { useMemo, useState } from "react";
import { everyCourse } from "../../../core/campaigns/course-list.rule.ts";
import { mayChangeContacts } from "../../../core/contacts/contact-wall.rule.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { idle, latestValue } from "../../../core/kernel/remote.ts";
import { CurrentTeam } from "../../../core/teams/current-team.service.ts";
import { sizedColumn } from "../../../core/views/list-columns.rule.ts";
import { courseListText } from "../../i18n/en/course-list.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Selection } from "../../kit/grid-selection.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { useSearchText } from "../contacts/use-search-text.ts";
import { useStaffUser } from "../staff-user.ts";
import { CourseBarScreen } from "./course-bar.screen.tsx";
import { courseColumnsIn } from "./course-columns.tsx";
import { CourseListView } from "./course-list.view.tsx";
import { useBulkImpact } from "./use-bulk-impact.tsx";
import { useCampaignBulk } from "./use-campaign-bulk.ts";
import { useCourseList } from "./use-course-list.ts";

const noSelection: Selection = new Set();

/** The list of courses; its settings are in the address, and a new filter deselects what it may hide. */
export const CourseListScreen = () => {
  const [text, say, dates] = [useText(coursesText), useText(courseListText), useDates()];
  const [now] = useState(useService(Clock).now);
  const { shape, state, hasAny, change, again, more } = useCourseList();
  const { settings } = shape;
  const team = useService(CurrentTeam);
  const teams = latestValue(useLatest(team.teams$, idle)) ?? [];
  const { selection, select, isPending, run } = useCampaignBulk(again);
  const guard = useBulkImpact(state.all, again);
  const all = useMemo(() => courseColumnsIn({ text, say, dates, now }), [text, say, dates, now]);
  const columns = useMemo(
    () =>
      settings.columns.flatMap(({ id, width }) =>
        all.flatMap((column) => (column.id === id ? [width === null ? column : { ...column, pixels: width }] : [])),
      ),
    [settings.columns, all],
  );
  const narrow = (next: typeof settings.filters): void => {
    select(noSelection);
    change({ filters: next });
  };
  const [typed, setTyped] = useSearchText(settings.filters.search, (search) => narrow({ ...settings.filters, search }));
  return (
    <>
      <CourseListView
        courses={state.all}
        count={state.count}
        hasAny={hasAny}
        hasMore={state.page < state.pages}
        isLoading={state.loading}
        isLoaded={state.loaded}
        failure={state.failure}
        settings={settings}
        typed={typed}
        teams={teams}
        columns={columns}
        mayCreate={mayChangeContacts(useStaffUser().role)}
        selection={selection}
        isActing={isPending || guard.isAsking}
        bar={<CourseBarScreen list={shape} columns={all} />}
        onTyped={setTyped}
        onChange={(next) => (next.filters === undefined ? change(next) : narrow(next.filters))}
        onClear={() => narrow(everyCourse)}
        onMore={more}
        onRetry={again}
        onResize={(column, width) => shape.change({ columns: sizedColumn(settings.columns, column, width) })}
        onSelectionChange={select}
        onAction={(action) => guard.before(action, selection, () => run(action, selection))}
      />
      {guard.dialog}
    </>
  );
};
