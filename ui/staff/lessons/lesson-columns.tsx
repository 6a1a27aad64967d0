import { Folder } from "lucide-react";
import type { LessonEntry } from "../../../core/lessons/library/lesson-entry.rule.ts";
import type { lessonsText } from "../../i18n/en/lessons.ts";
import type { Say } from "../../i18n/text-types.ts";
import type { Column } from "../../kit/grid-column.ts";
import { TimeAgo } from "../../kit/time-ago.view.tsx";
import { EntryMenu } from "../library/entry-menu.view.tsx";
import { EntryName } from "../library/entry-name.view.tsx";
import { LessonBanner } from "./lesson-banner.view.tsx";
import type { LessonCardProps } from "./lesson-card.view.tsx";
import { LessonCount, LessonKinds, LessonStatePill, SharedMark } from "./lesson-facts.view.tsx";

type ColumnsOf = {
  readonly say: Say<typeof lessonsText.texts>;
  /** epoch seconds */
  readonly now: number;
  readonly cardOf: (entry: LessonEntry) => Pick<LessonCardProps, "note" | "actions" | "onAction">;
};

const Name = ({ entry }: { readonly entry: LessonEntry }) => (
  <EntryName
    name={entry.name}
    picture={entry.kind === "lesson" ? <LessonBanner lesson={entry.lesson} /> : <Folder aria-hidden="true" />}
    marks={<SharedMark entry={entry} />}
    more={entry.kind === "lesson" ? entry.lesson.tags.join(" · ") : ""}
  />
);

/** The columns of the library of lessons as a list. */
export const lessonColumns = ({ say, now, cardOf }: ColumnsOf): readonly Column<LessonEntry>[] => [
  {
    id: "name",
    header: say("columns.name"),
    width: "fill",
    isSortable: true,
    cell: (entry) => <Name entry={entry} />,
  },
  {
    id: "state",
    header: say("columns.state"),
    pixels: 150,
    onPhone: "bare",
    cell: (entry) => (entry.kind === "lesson" ? <LessonStatePill lesson={entry.lesson} isAlways /> : null),
  },
  {
    id: "length",
    header: say("columns.length"),
    pixels: 140,
    isSortable: true,
    onPhone: "bare",
    cell: (entry) => cardOf(entry).note ?? <LessonCount entry={entry} />,
  },
  {
    id: "kinds",
    header: say("columns.kinds"),
    pixels: 130,
    onPhone: "bare",
    onNarrow: "hidden",
    cell: (entry) => (entry.kind === "lesson" ? <LessonKinds lesson={entry.lesson} /> : null),
  },
  {
    id: "maker",
    header: say("columns.maker"),
    pixels: 120,
    onPhone: "hidden",
    onNarrow: "hidden",
    cell: (entry) => (entry.kind === "lesson" ? entry.lesson.made_by : ""),
  },
  {
    id: "updated",
    header: say("columns.updated"),
    pixels: 120,
    isSortable: true,
    onPhone: "hidden",
    cell: (entry) => <TimeAgo at={entry.kind === "lesson" ? entry.lesson.updated_at : entry.folder.updated_at} now={now} />,
  },
  {
    id: "actions",
    header: say("columns.actions"),
    pixels: 80,
    align: "end",
    onPhone: "hidden",
    cell: (entry) => {
      const { actions, onAction } = cardOf(entry);
      return <EntryMenu name={entry.name} actions={actions} onAction={onAction} />;
    },
  },
];
