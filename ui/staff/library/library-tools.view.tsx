import { LayoutGrid, List } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import type { LibraryView } from "../../../core/library/library.model.ts";
import { libraryText } from "../../i18n/en/library.ts";
import { useText } from "../../i18n/use-text.ts";
import { ComingField } from "../../kit/coming-field.view.tsx";
import { loadable } from "../../kit/loadable.view.tsx";
import type { Option } from "../../kit/option.view.tsx";
import { SearchField } from "../../kit/search-field.view.tsx";
import { Toolbar } from "../../kit/toolbar.view.tsx";
import { ViewSwitch } from "../../kit/view-switch.view.tsx";
import { PlacesButton } from "./places-button.view.tsx";

const Order = loadable(async () => (await import("../../kit/select.view.tsx")).Select, ComingField);

export type LibrarySearch = {
  readonly label: string;
  readonly placeholder: string;
  readonly typed: string;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onSearch: (text: string) => void;
};

type LibraryToolsProps = {
  readonly renderNav: (close: () => void) => ReactNode;
  readonly search: LibrarySearch;
  readonly orders: readonly Option[];
  readonly order: string;
  readonly view: LibraryView;
  readonly onSort: (order: string) => void;
  readonly onView: (view: LibraryView) => void;
  /** filters */
  readonly children: ReactNode;
};

/** Search, filters, sort order and views of a library. */
export const LibraryTools = ({ renderNav, search, orders, order, view, onSort, onView, children }: LibraryToolsProps) => {
  const text = useText(libraryText);
  return (
    <Toolbar
      label={text("list.toolbar")}
      end={
        <>
          <Order.View label={text("list.order")} isLabelHidden options={orders} selected={order} onSelect={onSort} />
          <ViewSwitch
            label={text("list.view")}
            views={[
              { id: "grid", icon: LayoutGrid, label: text("views.grid") },
              { id: "list", icon: List, label: text("views.list") },
            ]}
            view={view}
            onView={onView}
          />
        </>
      }
    >
      <PlacesButton>{renderNav}</PlacesButton>
      <SearchField
        label={search.label}
        placeholder={search.placeholder}
        value={search.typed}
        onChange={search.onSearch}
        inputRef={search.inputRef}
        maxLength={200}
      />
      {children}
    </Toolbar>
  );
};
