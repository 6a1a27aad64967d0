import { Folder } from "lucide-react";
import type { ReactNode } from "react";
import type { LessonEntry } from "../../../core/lessons/library/lesson-entry.rule.ts";
import type { lessonsText } from "../../i18n/en/lessons.ts";
import type { Say } from "../../i18n/text-types.ts";
import type { Column } from "../../kit/grid-column.ts";
import { TimeAgo } from "../../kit/time-ago.view.tsx";
import { EntryMenu } from "../library/entry-menu.view.tsx";
import { EntryName } from "../library/entry-name.view.tsx";
import { LessonBanner } from "./lesson-banner.view.tsx";
import type { LessonCardProps } from "./lesson-card.view.tsx";
import { LessonCount, LessonKinds, LessonMinutes, LessonStatePill, LessonTags, SharedMark } from "./lesson-facts.view.tsx";

type ColumnsOf = {
  readonly say: Say<typeof lessonsText.texts>;
  /** epoch seconds */
  readonly now: number;
  readonly cardOf: (entry: LessonEntry) => Pick<LessonCardProps, "note" | "actions" | "onAction">;
};

const ofLesson = (entry: LessonEntry, draw: (lesson: (LessonEntry & { kind: "lesson" })["lesson"]) => ReactNode): ReactNode =>
  entry.kind === "lesson" ? draw(entry.lesson) : null;

/** The columns of the library of lessons as a list. */
export const lessonColumns = ({ say, now, cardOf }: ColumnsOf): readonly Column<LessonEntry>[] => [
  {
    id: "name",
    header: say("columns.name"),
    width: "fill",
    isSortable: true,
    cell: (entry) => (
      <EntryName
        name={entry.name}
        picture={entry.kind === "lesson" ? <LessonBanner lesson={entry.lesson} /> : <Folder aria-hidden="true" />}
        marks={<SharedMark entry={entry} />}
      />
    ),
  },
  {
    id: "state",
    header: say("columns.state"),
    width: "normal",
    onPhone: "bare",
    cell: (entry) => ofLesson(entry, (lesson) => <LessonStatePill lesson={lesson} isAlways />),
  },
  {
    id: "items",
    header: say("columns.items"),
    width: "small",
    isSortable: true,
    onPhone: "bare",
    cell: (entry) => cardOf(entry).note ?? <LessonCount entry={entry} />,
  },
  {
    id: "kinds",
    header: say("columns.kinds"),
    width: "normal",
    onPhone: "hidden",
    cell: (entry) => ofLesson(entry, (lesson) => <LessonKinds lesson={lesson} />),
  },
  {
    id: "length",
    header: say("columns.length"),
    width: "small",
    isSortable: true,
    onPhone: "hidden",
    cell: (entry) => ofLesson(entry, (lesson) => (lesson.length === 0 ? null : <LessonMinutes lesson={lesson} />)),
  },
  {
    id: "tags",
    header: say("columns.tags"),
    width: "normal",
    onPhone: "hidden",
    cell: (entry) => ofLesson(entry, (lesson) => <LessonTags tags={lesson.tags} />),
  },
  {
    id: "maker",
    header: say("columns.maker"),
    width: "normal",
    onPhone: "hidden",
    cell: (entry) => ofLesson(entry, ({ made_by }) => made_by),
  },
  {
    id: "updated",
    header: say("columns.updated"),
    width: "normal",
    isSortable: true,
    onPhone: "hidden",
    cell: (entry) => <TimeAgo at={entry.kind === "lesson" ? entry.lesson.updated_at : entry.folder.updated_at} now={now} />,
  },
  {
    id: "actions",
    header: say("columns.actions"),
    width: "small",
    align: "end",
    onPhone: "hidden",
    cell: (entry) => {
      const { actions, onAction } = cardOf(entry);
      return <EntryMenu name={entry.name} actions={actions} onAction={onAction} />;
    },
  },
];
