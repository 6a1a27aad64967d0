import type { CourseRow } from "../../../core/campaigns/course-list.model.ts";
import { shownCourseName } from "../../../core/campaigns/course-page.rule.ts";
import { courseListText } from "../../i18n/en/course-list.ts";
import { useText } from "../../i18n/use-text.ts";
import { CardGrid, type CardItem } from "../../kit/card-grid.view.tsx";
import { Checkbox } from "../../kit/checkbox.view.tsx";
import type { Selection } from "../../kit/grid-selection.ts";
import { CourseCover } from "../../lesson/course-cover.view.tsx";
import { percentOf, StateOf } from "./course-columns.tsx";
import styles from "./courses.module.css";

type CourseCardsProps = {
  readonly courses: readonly CourseRow[];
  readonly hrefOf: (course: CourseRow) => string;
  readonly selection: Selection;
  /** null for users who may not change courses */
  readonly onSelectionChange: ((selection: Selection) => void) | null;
};

/** Courses as cards with their covers. */
export const CourseCards = ({ courses, hrefOf, selection, onSelectionChange }: CourseCardsProps) => {
  const say = useText(courseListText);
  const itemOf = (course: CourseRow): CardItem => {
    const [id, percent, title] = [String(course.id), percentOf(course), shownCourseName(course)];
    const toggle = (isOn: boolean): void =>
      onSelectionChange?.(new Set(isOn ? [...selection, id] : [...selection].filter((one) => one !== id)));
    return {
      id,
      title,
      href: hrefOf(course),
      picture: <CourseCover id={course.id} cover={course.cover} />,
      note: (
        <span className={styles["line"]}>
          <span>{say("lessonCount", { count: course.lessons })}</span>
          <span>{say("learnerCount", { count: course.learners })}</span>
          {percent === null ? null : <span>{say("finishedShare", { percent })}</span>}
        </span>
      ),
      facts: <StateOf course={course} />,
      isSelected: selection.has(id),
      ...(onSelectionChange === null
        ? {}
        : {
            corner: (
              <span className={styles["pick"]}>
                <Checkbox aria-label={say("choose", { name: title })} isSelected={selection.has(id)} onChange={toggle} />
              </span>
            ),
          }),
    };
  };
  return <CardGrid label={say("cards")} items={courses.map(itemOf)} />;
};
