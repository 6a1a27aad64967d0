import { CircleCheckBig, FolderOpen, Trash2, Upload } from "lucide-react";
import { type FilesShown, isNarrowed, type LibraryAction } from "../../../core/files/file-library.view-model.ts";
import type { FileQuery } from "../../../core/files/file-query.model.ts";
import type { LibraryItem } from "../../../core/files/library-item.rule.ts";
import type { LibraryView } from "../../../core/library/library.model.ts";
import { filesText } from "../../i18n/en/files.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import type { Selection } from "../../kit/grid-selection.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { SkeletonCards, SkeletonLines } from "../../kit/skeleton.view.tsx";
import { LibraryContent } from "../library/library-content.view.tsx";

const Grid = loadable(
  async () => (await import("./file-grid.view.tsx")).FileGrid,
  () => <SkeletonCards cards={8} />,
);
const Rows = loadable(
  async () => (await import("./file-rows.view.tsx")).FileRows,
  () => <SkeletonLines lines={8} />,
);

export type FileBodyProps = Pick<FilesShown, "items" | "isUnknown" | "isLoading" | "isLoaded" | "failure" | "mayAdd"> & {
  readonly query: FileQuery;
  readonly view: LibraryView;
  readonly isGuest: boolean;
  readonly selection: Selection;
  /** epoch seconds */
  readonly now: number;
  /** null where an entry cannot be opened */
  readonly hrefOf: (item: LibraryItem) => string | null;
  /** shown instead of type and size; null for those */
  readonly noteOf: (item: LibraryItem) => string | null;
  readonly actionsFor: (items: readonly LibraryItem[]) => readonly LibraryAction[];
  readonly onAction: (action: LibraryAction, items: readonly LibraryItem[]) => void;
  readonly onSelection: (selection: Selection) => void;
  readonly onSort: (sort: string) => void;
  readonly onUpload: () => void;
  readonly onClear: () => void;
  readonly onRetry: () => void;
};

const Empty = ({ query, isGuest, mayAdd, onUpload }: FileBodyProps) => {
  const text = useText(filesText);
  if (query.deleted)
    return (
      <EmptyState icon={Trash2} title={text("empty.binTitle")}>
        {text("empty.binBody")}
      </EmptyState>
    );
  if (query.undescribed)
    return (
      <EmptyState icon={CircleCheckBig} title={text("empty.undescribedTitle")}>
        {text("empty.undescribedBody")}
      </EmptyState>
    );
  const isTop = query.folder_id === null;
  const body = isGuest ? (isTop ? "empty.guestBody" : "empty.guestFolderBody") : isTop ? "empty.body" : "empty.folderBody";
  return (
    <EmptyState
      icon={FolderOpen}
      title={text(!isTop ? "empty.folderTitle" : isGuest ? "empty.guestTitle" : "empty.title")}
      action={
        mayAdd ? (
          <Button kind="primary" icon={Upload} onPress={onUpload}>
            {text("actions.upload")}
          </Button>
        ) : undefined
      }
    >
      {text(body)}
    </EmptyState>
  );
};

const hasNoResult = ({ query }: FileBodyProps): boolean =>
  query.deleted ? query.search.trim() !== "" : isNarrowed({ ...query, undescribed: false });

/** Folders and files as a grid or a list, or what stands in their place. */
export const FileBody = (props: FileBodyProps) => {
  const { items, view, selection, isLoading, onSelection, hrefOf, noteOf, actionsFor, onAction } = props;
  const text = useText(filesText);
  const cardOf = (item: LibraryItem) => ({
    href: hrefOf(item),
    note: noteOf(item),
    actions: actionsFor([item]),
    onAction: (action: LibraryAction) => onAction(action, [item]),
  });
  const shared = { label: text("list.grid"), items, selection, isLoading, cardOf, onSelection };
  return (
    <LibraryContent {...props} isNarrowed={hasNoResult(props)} empty={<Empty {...props} />}>
      {view === "grid" ? (
        <Grid.View {...shared} />
      ) : (
        <Rows.View {...shared} sort={props.query.sort} now={props.now} onSort={props.onSort} />
      )}
    </LibraryContent>
  );
};
