import { LayoutGrid, List } from "lucide-react";
import type { RefObject } from "react";
import { type FileQuery, FileSort } from "../../../core/files/file-query.model.ts";
import type { FileKind } from "../../../core/files/file.model.ts";
import { filesText } from "../../i18n/en/files.ts";
import { useText } from "../../i18n/use-text.ts";
import { Banner } from "../../kit/banner.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { ComingField } from "../../kit/coming-field.view.tsx";
import { IconButton } from "../../kit/icon-button.view.tsx";
import { loadable } from "../../kit/loadable.view.tsx";
import { Pagination } from "../../kit/pagination.view.tsx";
import { SearchField } from "../../kit/search-field.view.tsx";
import { SelectionPlace } from "../../kit/selection-place.view.tsx";
import { Toolbar } from "../../kit/toolbar.view.tsx";
import { KindFilter } from "./kind-filter.view.tsx";
import { LibraryBody, type LibraryBodyProps } from "./library-body.view.tsx";
import { LibraryFrame } from "./library-frame.view.tsx";
import { LibraryHeader, type LibraryHeaderProps } from "./library-header.view.tsx";
import type { LibraryPlacesProps } from "./library-places.view.tsx";
import { LibrarySelection } from "./library-selection.view.tsx";
import styles from "./library.module.css";
import { PlacesButton } from "./places-button.view.tsx";
import { useLibraryDrag } from "./use-library-drag.ts";

const Order = loadable(async () => (await import("../../kit/select.view.tsx")).Select, ComingField);

export type FileLibraryViewProps = LibraryBodyProps &
  Omit<LibraryHeaderProps, "place" | "count"> & {
    readonly places: LibraryPlacesProps;
    readonly count: number;
    /** the text of the search field; the query follows it */
    readonly typed: string;
    readonly isBusy: boolean;
    readonly searchRef: RefObject<HTMLInputElement | null>;
    readonly drag: Pick<Parameters<typeof useLibraryDrag>[0], "mayMoveInto" | "mayUploadTo" | "onMove" | "onUpload" | "onFolders">;
    readonly onKinds: (kinds: readonly FileKind[]) => void;
    readonly onView: (view: LibraryBodyProps["view"]) => void;
    readonly onPage: (page: number) => void;
    readonly onSearch: (text: string) => void;
  };

const orders = Object.keys(FileSort.keys).filter(FileSort.is);

const searchLabel = ({ deleted }: FileQuery, folder: string | undefined) => (deleted || folder === undefined ? null : folder);

const Tools = (props: FileLibraryViewProps) => {
  const { query, view, path, onView } = props;
  const text = useText(filesText);
  const name = searchLabel(query, path.at(-1)?.name);
  return (
    <Toolbar
      label={text("list.toolbar")}
      end={
        <>
          <Order.View
            label={text("list.order")}
            isLabelHidden
            options={orders.map((id) => ({ id, label: text(`orders.${id}`) }))}
            selected={query.sort}
            onSelect={props.onSort}
          />
          <div className={styles["views"]} role="group" aria-label={text("list.view")}>
            <IconButton
              icon={LayoutGrid}
              label={text("views.grid")}
              kind={view === "grid" ? "secondary" : "quiet"}
              aria-pressed={view === "grid"}
              onPress={() => onView("grid")}
            />
            <IconButton
              icon={List}
              label={text("views.list")}
              kind={view === "list" ? "secondary" : "quiet"}
              aria-pressed={view === "list"}
              onPress={() => onView("list")}
            />
          </div>
        </>
      }
    >
      <PlacesButton {...props.places} />
      <SearchField
        label={name === null ? text("list.search") : text("list.searchIn", { name })}
        placeholder={text("list.placeholder")}
        value={props.typed}
        onChange={props.onSearch}
        inputRef={props.searchRef}
        maxLength={200}
      />
      {query.undescribed ? null : <KindFilter chosen={query.type} onChoose={props.onKinds} />}
    </Toolbar>
  );
};

/** The file library: folders and files as a grid or a list, with search, filters, selection and drag and drop. */
export const FileLibraryView = (props: FileLibraryViewProps) => {
  const { items, selection, places, query, count, failure, path } = props;
  const text = useText(filesText);
  const drag = useLibraryDrag({ ...props.drag, items, selection, open: query.folder_id, isBin: query.deleted });
  const selected = items.filter(({ key }) => selection.has(key));
  const name = path.at(-1)?.name ?? text("places.all");
  return (
    <LibraryFrame places={places} handlers={drag.handlers}>
      <LibraryHeader {...props} place={places.place} count={props.isLoaded ? count : null} />
      <div className={styles["list"]} data-over={drag.isOver}>
        <SelectionPlace
          bar={
            <LibrarySelection
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
        {failure !== null && props.isLoaded ? (
          <Banner
            tone="warning"
            title={text("list.stale")}
            action={
              <Button size="small" onPress={props.onRetry}>
                {text("actions.retry")}
              </Button>
            }
          />
        ) : null}
        <LibraryBody {...props} />
        <Pagination page={query.page} pageSize={query.limit} total={count} onPage={props.onPage} />
        {drag.isOver ? <p className={styles["drop"]}>{text("list.drop", { name })}</p> : null}
      </div>
    </LibraryFrame>
  );
};
