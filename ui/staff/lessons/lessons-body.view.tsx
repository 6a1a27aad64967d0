import { FolderOpen, GraduationCap, History, Plus, Trash2 } from "lucide-react";
import type { LessonQuery } from "../../../core/lessons/lesson-query.model.ts";
import type { LessonEntry } from "../../../core/lessons/library/lesson-entry.rule.ts";
import { isNarrowed, type LessonEntryAction, type LessonsShown } from "../../../core/lessons/library/lesson-library.view-model.ts";
import type { LibraryView } from "../../../core/library/library.model.ts";
import { lessonsText } from "../../i18n/en/lessons.ts";
import { useText } from "../../i18n/use-text.ts";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import type { Selection } from "../../kit/grid-selection.ts";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { loadable } from "../../kit/loadable.view.tsx";
import { SkeletonCards, SkeletonLines } from "../../kit/skeleton.view.tsx";
import { LibraryContent } from "../library/library-content.view.tsx";
import { newLessonHref } from "./lessons-address.ts";

const Grid = loadable(
  async () => (await import("./lesson-grid.view.tsx")).LessonGrid,
  () => <SkeletonCards cards={8} />,
);
const Rows = loadable(
  async () => (await import("./lesson-rows.view.tsx")).LessonRows,
  () => <SkeletonLines lines={8} />,
);

export type LessonsBodyProps = Pick<LessonsShown, "items" | "isUnknown" | "isLoading" | "isLoaded" | "failure" | "mayAdd"> & {
  readonly query: LessonQuery;
  readonly view: LibraryView;
  readonly isGuest: boolean;
  readonly selection: Selection;
  /** epoch seconds */
  readonly now: number;
  /** null where an entry cannot be opened */
  readonly hrefOf: (entry: LessonEntry) => string | null;
  /** shown instead of the number of items; null for that */
  readonly noteOf: (entry: LessonEntry) => string | null;
  readonly actionsFor: (entries: readonly LessonEntry[]) => readonly LessonEntryAction[];
  readonly onAction: (action: LessonEntryAction, entries: readonly LessonEntry[]) => void;
  readonly onSelection: (selection: Selection) => void;
  readonly onSort: (sort: string) => void;
  readonly onClear: () => void;
  readonly onRetry: () => void;
};

const Empty = ({ query, isGuest, mayAdd }: LessonsBodyProps) => {
  const text = useText(lessonsText);
  if (query.deleted)
    return (
      <EmptyState icon={Trash2} title={text("empty.binTitle")}>
        {text("empty.binBody")}
      </EmptyState>
    );
  if (query.recent)
    return (
      <EmptyState icon={History} title={text("empty.recentTitle")}>
        {text("empty.recentBody")}
      </EmptyState>
    );
  const isTop = query.folder_id === null;
  const body = isGuest ? (isTop ? "empty.guestBody" : "empty.guestFolderBody") : isTop ? "empty.body" : "empty.folderBody";
  return (
    <EmptyState
      icon={isTop ? GraduationCap : FolderOpen}
      title={text(!isTop ? "empty.folderTitle" : isGuest ? "empty.guestTitle" : "empty.title")}
      action={
        mayAdd ? (
          <LinkButton kind="primary" icon={Plus} href={newLessonHref(query.folder_id)}>
            {text("lesson.create")}
          </LinkButton>
        ) : undefined
      }
    >
      {text(body)}
    </EmptyState>
  );
};

/** Folders and lessons as a grid or a list, or what stands in their place. */
export const LessonsBody = (props: LessonsBodyProps) => {
  const { query, items, view, selection, isLoading, now, onSelection, hrefOf, noteOf, actionsFor, onAction } = props;
  const text = useText(lessonsText);
  const cardOf = (entry: LessonEntry) => ({
    href: hrefOf(entry),
    note: noteOf(entry),
    actions: actionsFor([entry]),
    onAction: (action: LessonEntryAction) => onAction(action, [entry]),
  });
  const shared = { label: text("list.grid"), items, selection, isLoading, now, cardOf, onSelection };
  return (
    <LibraryContent {...props} isNarrowed={isNarrowed(query)} empty={<Empty {...props} />}>
      {view === "grid" ? <Grid.View {...shared} /> : <Rows.View {...shared} sort={query.sort} onSort={props.onSort} />}
    </LibraryContent>
  );
};
