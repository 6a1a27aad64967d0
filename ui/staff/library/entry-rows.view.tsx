import type { LibraryEntry } from "../../../core/library/library-entry.rule.ts";
import { DataGrid } from "../../kit/data-grid.view.tsx";
import { type Column, sortOfParameter, sortParameter } from "../../kit/grid-column.ts";
import type { Selection } from "../../kit/grid-selection.ts";
import { EntryClicks } from "./entry-clicks.view.tsx";

type EntryRowsProps<E extends LibraryEntry> = {
  readonly label: string;
  readonly columns: readonly Column<E>[];
  readonly items: readonly E[];
  readonly selection: Selection;
  /** name of a column, with a minus when descending */
  readonly sort: string;
  readonly isLoading: boolean;
  /** null where an entry cannot be opened */
  readonly hrefOf: (item: E) => string | null;
  readonly onSelection: (selection: Selection) => void;
  readonly onSort: (sort: string) => void;
};

const keyOf = ({ key }: LibraryEntry): string => key;
const nameOf = ({ name }: LibraryEntry): string => name;

/** The entries of a library as a list. */
export const EntryRows = <E extends LibraryEntry>(props: EntryRowsProps<E>) => {
  const { label, columns, items, selection, sort, isLoading, hrefOf, onSelection, onSort } = props;
  return (
    <EntryClicks {...{ items, selection, isLoading, onSelection }}>
      <DataGrid
        label={label}
        columns={columns}
        rows={items}
        rowId={keyOf}
        rowName={nameOf}
        {...(items.every((item) => hrefOf(item) !== null) ? { rowHref: (item: E) => hrefOf(item) ?? "" } : {})}
        sort={sortOfParameter(sort)}
        onSort={(next) => onSort(sortParameter(next))}
        selection={selection}
        onSelectionChange={onSelection}
        isLoading={isLoading}
      />
    </EntryClicks>
  );
};
