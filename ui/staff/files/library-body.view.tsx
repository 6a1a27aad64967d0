import { CircleCheckBig, FolderOpen, Trash2, Upload } from "lucide-react";
import type { ReactNode } from "react";
import type { LibraryView } from "../../../core/files/file-library.model.ts";
import { isNarrowed, type LibraryAction, type LibraryShown } from "../../../core/files/file-library.view-model.ts";
import type { FileQuery } from "../../../core/files/file-query.model.ts";
import { isEditable, type LibraryItem } from "../../../core/files/library-item.rule.ts";
import { filesText } from "../../i18n/en/files.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { FailureState } from "../../kit/failure-state.view.tsx";
import type { Selection } from "../../kit/grid-selection.ts";
import { loadable } from "../../kit/loadable.view.tsx";
import { NoResultState } from "../../kit/no-result-state.view.tsx";
import { SkeletonCards, SkeletonLines } from "../../kit/skeleton.view.tsx";
import styles from "./library.module.css";
import { useModifiedClicks } from "./use-modified-clicks.ts";

const Grid = loadable(
  async () => (await import("./library-grid.view.tsx")).LibraryGrid,
  () => <SkeletonCards cards={8} />,
);
const Rows = loadable(
  async () => (await import("./library-rows.view.tsx")).LibraryRows,
  () => <SkeletonLines lines={8} />,
);

export type LibraryBodyProps = Pick<LibraryShown, "items" | "isUnknown" | "isLoading" | "isLoaded" | "failure" | "mayAdd"> & {
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

const Empty = ({ query, isGuest, mayAdd, onUpload }: LibraryBodyProps) => {
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

const hasNoResult = ({ query }: LibraryBodyProps): boolean =>
  query.deleted ? query.search.trim() !== "" : isNarrowed({ ...query, undescribed: false });

/** What stands in place of entries; null when there are some. */
const instead = (props: LibraryBodyProps, say: (key: "list.noFolder") => string): ReactNode => {
  const { items, isUnknown, isLoading, isLoaded, failure, view } = props;
  if (isUnknown) return <FailureState failure={{ tag: "not-found", message: say("list.noFolder") }} />;
  if (!isLoaded && failure !== null) return <FailureState failure={failure} onRetry={props.onRetry} />;
  if (items.length > 0) return null;
  if (!isLoaded || isLoading) return view === "grid" ? <SkeletonCards cards={8} /> : <SkeletonLines lines={8} />;
  return hasNoResult(props) ? <NoResultState onClear={props.onClear} /> : <Empty {...props} />;
};

/** Folders and files as a grid or a list, or what stands in their place. */
export const LibraryBody = (props: LibraryBodyProps) => {
  const { items, view, selection, onSelection, hrefOf, noteOf, actionsFor, onAction } = props;
  const text = useText(filesText);
  const onClick = useModifiedClicks(
    items.map(({ key }) => key),
    selection,
    onSelection,
  );
  const content = instead(props, text);
  if (content !== null) return content;
  const cardOf = (item: LibraryItem) => ({
    href: hrefOf(item),
    note: noteOf(item),
    isMovable: !props.query.deleted && isEditable(item),
    actions: actionsFor([item]),
    onAction: (action: LibraryAction) => onAction(action, [item]),
  });
  return (
    <div className={styles["body"]} data-loading={props.isLoading} onClickCapture={onClick}>
      {view === "grid" ? (
        <Grid.View
          label={text("list.grid")}
          items={items}
          selection={selection}
          isLoading={props.isLoading}
          cardOf={cardOf}
          onSelection={onSelection}
        />
      ) : (
        <Rows.View
          items={items}
          selection={selection}
          sort={props.query.sort}
          isLoading={props.isLoading}
          now={props.now}
          cardOf={cardOf}
          onSelection={onSelection}
          onSort={props.onSort}
        />
      )}
    </div>
  );
};
