import { everyCourse, usualCourses } from "../../../core/campaigns/course-list.rule.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { courseListText } from "../../i18n/en/course-list.ts";
import { coursesText } from "../../i18n/en/courses.ts";
import { useDates } from "../../i18n/use-dates.ts";
import { useText } from "../../i18n/use-text.ts";
import { ViewMenu } from "../views/view-menu.view.tsx";
import { courseColumnsIn } from "./course-columns.tsx";
import { CourseListView, type CourseListViewProps } from "./course-list.view.tsx";
import { courses, noon } from "./gallery-courses.ts";

const nothing = (): void => undefined;
const current = courses.filter(({ archived_at }) => archived_at === null);
const menu = <ViewMenu all="All courses" views={[]} view={null} isDirty={false} mayShare onOpen={nothing} onAction={nothing} />;

const List = (more: Partial<CourseListViewProps>) => {
  const [text, say, dates] = [useText(coursesText), useText(courseListText), useDates()];
  const all = courseColumnsIn({ text, say, dates, now: noon });
  return (
    <CourseListView
      courses={current}
      count={current.length}
      hasAny
      hasMore={false}
      isLoading={false}
      isLoaded
      failure={null}
      settings={usualCourses}
      typed=""
      teams={[{ id: 1, label: "Pier 4" }]}
      columns={usualCourses.columns.flatMap(({ id }) => all.filter((column) => column.id === id))}
      mayCreate
      selection={new Set()}
      isActing={false}
      bar={menu}
      onTyped={nothing}
      onChange={nothing}
      onClear={nothing}
      onMore={nothing}
      onRetry={nothing}
      onResize={nothing}
      onSelectionChange={nothing}
      onAction={nothing}
      {...more}
    />
  );
};
const none = { courses: [], count: 0 } as const;
const cards = { ...usualCourses, kind: "grid" } as const;
const searched = { ...usualCourses, filters: { ...everyCourse, search: "anchors" } } as const;

export const gallery: GalleryEntry = {
  name: "course-list",
  group: "staff/courses",
  isWhole: true,
  states: {
    list: () => <List />,
    sorted: () => <List settings={{ ...usualCourses, sort: "-finished" }} />,
    cards: () => <List settings={cards} selection={new Set(["2"])} />,
    selected: () => <List selection={new Set(["1", "3"])} />,
    "more to come": () => <List hasMore count={120} />,
    "no course": () => <List {...none} hasAny={false} />,
    "without a match": () => <List {...none} settings={searched} typed="anchors" />,
    loading: () => <List {...none} hasAny={null} isLoading isLoaded={false} />,
    "cards loading": () => <List {...none} hasAny={null} isLoading isLoaded={false} settings={cards} />,
    offline: () => <List {...none} hasAny={null} isLoaded={false} failure={{ tag: "offline" }} />,
    forbidden: () => <List {...none} hasAny={null} isLoaded={false} failure={{ tag: "forbidden", message: "" }} />,
    "out of date": () => <List failure={{ tag: "offline" }} />,
    "for guests": () => <List mayCreate={false} />,
  },
};
