import { useMemo } from "react";
import type { FileSort } from "../../../core/files/file-query.model.ts";
import { itemName, type LibraryItem } from "../../../core/files/library-item.rule.ts";
import { filesText } from "../../i18n/en/files.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { DataGrid } from "../../kit/data-grid.view.tsx";
import { sortOfParameter, sortParameter } from "../../kit/grid-column.ts";
import type { Selection } from "../../kit/grid-selection.ts";
import { useStable } from "../../react/use-stable.ts";
import type { LibraryCardProps } from "./library-card.view.tsx";
import { libraryColumns } from "./library-columns.tsx";

type LibraryRowsProps = {
  readonly items: readonly LibraryItem[];
  readonly selection: Selection;
  readonly sort: FileSort;
  readonly isLoading: boolean;
  /** epoch seconds */
  readonly now: number;
  readonly cardOf: (item: LibraryItem) => Pick<LibraryCardProps, "href" | "note" | "actions" | "onAction">;
  readonly onSelection: (selection: Selection) => void;
  readonly onSort: (sort: string) => void;
};

const keyOf = ({ key }: LibraryItem): string => key;

/** Files and folders as a list. */
export const LibraryRows = ({ items, selection, sort, isLoading, now, cardOf, onSelection, onSort }: LibraryRowsProps) => {
  const say = useText(filesText);
  const language = useLanguage();
  const latest = useStable(cardOf);
  const columns = useMemo(() => libraryColumns({ say, language, now, cardOf: latest }), [say, language, now, latest]);
  const canOpen = items.every((item) => cardOf(item).href !== null);
  return (
    <DataGrid
      label={say("list.grid")}
      columns={columns}
      rows={items}
      rowId={keyOf}
      rowName={itemName}
      {...(canOpen ? { rowHref: (item: LibraryItem) => cardOf(item).href ?? "" } : {})}
      sort={sortOfParameter(sort)}
      onSort={(next) => onSort(sortParameter(next))}
      selection={selection}
      onSelectionChange={onSelection}
      isLoading={isLoading}
    />
  );
};
