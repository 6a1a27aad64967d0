import type { CourseColumn, CourseRow } from "../../../core/campaigns/course-list.model.ts";
import { finishedShare, shownCourseName } from "../../../core/campaigns/course-page.rule.ts";
import { courseState } from "../../../core/campaigns/course-state.rule.ts";
import { campaignToolsText } from "../../i18n/en/campaign-tools.ts";
import type { courseListText } from "../../i18n/en/course-list.ts";
import type { coursesText } from "../../i18n/en/courses.ts";
import type { Say } from "../../i18n/text-types.ts";
import type { Dates } from "../../i18n/use-dates.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Column } from "../../kit/grid-column.ts";
import { Pill } from "../../kit/pill.view.tsx";
import { TimeAgo } from "../../kit/time-ago.view.tsx";
import { CourseStatePill } from "./course-state-pill.view.tsx";
import styles from "./courses.module.css";

type Words = {
  readonly text: Say<typeof coursesText.texts>;
  readonly say: Say<typeof courseListText.texts>;
  readonly dates: Dates;
  /** epoch seconds */
  readonly now: number;
};

/** The state of a course, and whether it is the default. */
export const StateOf = ({ course }: { readonly course: CourseRow }) => {
  const text = useText(campaignToolsText);
  return (
    <span className={styles["line"]}>
      <CourseStatePill state={courseState(course)} />
      {course.is_default ? <Pill tone="neutral">{text("standard.pill")}</Pill> : null}
    </span>
  );
};

/** The share of a course's learners who finished it, in percent; null without learners. */
export const percentOf = (course: CourseRow): number | null => {
  const share = finishedShare(course);
  return share === null ? null : Math.floor(share * 100);
};

/** The columns of the list of courses by their ids. */
export const courseColumnsIn = ({ text, say, dates, now }: Words): readonly (Column<CourseRow> & { readonly id: CourseColumn })[] => [
  { id: "name", header: text("list.name"), width: "fill", isSortable: true, cell: shownCourseName },
  { id: "state", header: text("list.state"), width: "normal", cell: (course) => <StateOf course={course} /> },
  {
    id: "section",
    header: text("list.section"),
    width: "normal",
    onPhone: "hidden",
    onNarrow: "hidden",
    cell: ({ portal_section }) => portal_section ?? "",
  },
  {
    id: "lessons",
    header: text("list.lessons"),
    width: "small",
    align: "end",
    isSortable: true,
    cell: ({ lessons }) => String(lessons),
  },
  {
    id: "learners",
    header: text("list.learners"),
    width: "small",
    align: "end",
    isSortable: true,
    cell: ({ learners }) => String(learners),
  },
  {
    id: "finished",
    header: say("finished"),
    width: "small",
    align: "end",
    isSortable: true,
    cell: (course) => {
      const percent = percentOf(course);
      return percent === null ? "–" : say("share", { percent });
    },
  },
  {
    id: "starts",
    header: say("starts"),
    width: "normal",
    isSortable: true,
    onNarrow: "hidden",
    cell: ({ start_time }) => (start_time === null || start_time === 0 ? say("always") : dates.at(start_time, { dateStyle: "medium" })),
  },
  {
    id: "updated",
    header: text("list.changed"),
    width: "normal",
    isSortable: true,
    onPhone: "hidden",
    cell: ({ updated_at }) => <TimeAgo at={updated_at} now={now} />,
  },
  { id: "offered", header: say("offered"), width: "normal", cell: ({ offered }) => say(`offers.${offered}`) },
  { id: "type", header: say("type"), width: "small", cell: ({ type }) => say(`types.${type}`) },
];
