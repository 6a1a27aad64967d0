import { useMemo } from "react";
import type { LessonSort } from "../../../core/lessons/lesson-query.model.ts";
import type { LessonEntry } from "../../../core/lessons/library/lesson-entry.rule.ts";
import { lessonsText } from "../../i18n/en/lessons.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Selection } from "../../kit/grid-selection.ts";
import { useStable } from "../../react/use-stable.ts";
import { EntryRows } from "../library/entry-rows.view.tsx";
import type { LessonCardProps } from "./lesson-card.view.tsx";
import { lessonColumns } from "./lesson-columns.tsx";

type LessonRowsProps = {
  readonly label: string;
  readonly items: readonly LessonEntry[];
  readonly selection: Selection;
  readonly sort: LessonSort;
  readonly isLoading: boolean;
  /** epoch seconds */
  readonly now: number;
  readonly cardOf: (entry: LessonEntry) => LessonCardProps;
  readonly onSelection: (selection: Selection) => void;
  readonly onSort: (sort: string) => void;
};

/** Lessons and folders as a list. */
export const LessonRows = ({ now, cardOf, ...rows }: LessonRowsProps) => {
  const say = useText(lessonsText);
  const latest = useStable(cardOf);
  const columns = useMemo(() => lessonColumns({ say, now, cardOf: latest }), [say, now, latest]);
  return <EntryRows {...rows} columns={columns} hrefOf={(entry) => cardOf(entry).href} />;
};
