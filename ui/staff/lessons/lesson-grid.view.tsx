import type { LessonEntry } from "../../../core/lessons/library/lesson-entry.rule.ts";
import { EntryGrid, type EntryGridProps } from "../library/entry-grid.view.tsx";
import { type LessonCardProps, LessonCardView } from "./lesson-card.view.tsx";

type LessonGridProps = Omit<EntryGridProps<LessonEntry>, "children"> & {
  /** epoch seconds */
  readonly now: number;
  readonly cardOf: (entry: LessonEntry) => LessonCardProps;
};

/** Lessons and folders as cards. */
export const LessonGrid = ({ cardOf, now, ...grid }: LessonGridProps) => (
  <EntryGrid {...grid}>
    {(entry, place) => <LessonCardView key={entry.key} {...cardOf(entry)} entry={entry} place={place} now={now} />}
  </EntryGrid>
);
