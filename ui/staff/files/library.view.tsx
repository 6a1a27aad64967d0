import type { RefObject } from "react";
import { FileSort } from "../../../core/files/file-query.model.ts";
import type { FileKind } from "../../../core/files/file.model.ts";
import type { LibraryItem } from "../../../core/files/library-item.rule.ts";
import { filesText } from "../../i18n/en/files.ts";
import { libraryText } from "../../i18n/en/library.ts";
import { useText } from "../../i18n/use-text.ts";
import { Pagination } from "../../kit/pagination.view.tsx";
import { SelectionPlace } from "../../kit/selection-place.view.tsx";
import { EntrySelection } from "../library/entry-selection.view.tsx";
import { LibraryFrame } from "../library/library-frame.view.tsx";
import { LibraryList } from "../library/library-list.view.tsx";
import { LibraryTools } from "../library/library-tools.view.tsx";
import { type LibraryDrag, useLibraryDrag } from "../library/use-library-drag.ts";
import { FileBody, type FileBodyProps } from "./file-body.view.tsx";
import { FileHeader, type FileHeaderProps } from "./file-header.view.tsx";
import { KindFilter } from "./kind-filter.view.tsx";
import { LibraryPlaces, type LibraryPlacesProps } from "./library-places.view.tsx";

export type FileLibraryViewProps = FileBodyProps &
  Omit<FileHeaderProps, "place" | "count"> & {
    readonly places: LibraryPlacesProps;
    readonly count: number;
    /** the text of the search field; the query follows it */
    readonly typed: string;
    readonly isBusy: boolean;
    readonly searchRef: RefObject<HTMLInputElement | null>;
    readonly drag: Omit<LibraryDrag<LibraryItem>, "items" | "selection" | "open" | "isBin">;
    readonly onKinds: (kinds: readonly FileKind[]) => void;
    readonly onView: (view: FileBodyProps["view"]) => void;
    readonly onPage: (page: number) => void;
    readonly onSearch: (text: string) => void;
  };

const orders = Object.keys(FileSort.keys).filter(FileSort.is);

const Tools = (props: FileLibraryViewProps) => {
  const { query, path } = props;
  const [text, words] = [useText(filesText), useText(libraryText)];
  const name = query.deleted ? undefined : path.at(-1)?.name;
  return (
    <LibraryTools
      renderNav={(close) => <LibraryPlaces {...props.places} onGo={close} />}
      search={{
        label: name === undefined ? text("list.search") : words("list.searchIn", { name }),
        placeholder: text("list.placeholder"),
        typed: props.typed,
        inputRef: props.searchRef,
        onSearch: props.onSearch,
      }}
      orders={orders.map((id) => ({ id, label: text(`orders.${id}`) }))}
      order={query.sort}
      view={props.view}
      onSort={props.onSort}
      onView={props.onView}
    >
      {query.undescribed ? null : <KindFilter chosen={query.type} onChoose={props.onKinds} />}
    </LibraryTools>
  );
};

/** The file library: folders and files as a grid or a list, with search, filters, selection and drag and drop. */
export const FileLibraryView = (props: FileLibraryViewProps) => {
  const { items, selection, places, query, count, path } = props;
  const text = useText(filesText);
  const drag = useLibraryDrag({ ...props.drag, items, selection, open: query.folder_id, isBin: query.deleted });
  const selected = items.filter(({ key }) => selection.has(key));
  return (
    <LibraryFrame nav={<LibraryPlaces {...places} />} handlers={drag.handlers}>
      <FileHeader {...props} place={places.place} count={props.isLoaded ? count : null} />
      <LibraryList
        stale={props.failure !== null && props.isLoaded ? text("list.stale") : null}
        drop={drag.isOver ? text("list.drop", { name: path.at(-1)?.name ?? text("places.all") }) : null}
        tools={
          <SelectionPlace
            bar={
              <EntrySelection
                count={selected.length}
                actions={props.actionsFor(selected)}
                isBusy={props.isBusy}
                onAction={(action) => props.onAction(action, selected)}
                onClear={() => props.onSelection(new Set())}
              />
            }
          >
            <Tools {...props} />
          </SelectionPlace>
        }
        onRetry={props.onRetry}
      >
        <FileBody {...props} />
        <Pagination page={query.page} pageSize={query.limit} total={count} onPage={props.onPage} />
      </LibraryList>
    </LibraryFrame>
  );
};
