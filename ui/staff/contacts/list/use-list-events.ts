import type { ContactView } from "../../../../core/contacts/contact-board.model.ts";
import { addressWithoutFilters } from "../../../../core/contacts/contact-list.view-model.ts";
import { ContactSort } from "../../../../core/contacts/contact-query.model.ts";
import type { ContactRows } from "../../../../core/contacts/contact-rows.service.ts";
import type { ListSettings } from "../../../../core/contacts/list-view.model.ts";
import { sizedColumn } from "../../../../core/views/list-columns.rule.ts";
import { useSetQuery } from "../../../react/address.ts";
import { useStable } from "../../../react/use-stable.ts";
import type { ShapedList } from "../../views/use-list-settings.ts";
import { useSearchText } from "../use-search-text.ts";
import { addressOfPage } from "./list-address.ts";

/**
 * Changes of the contact list that are stored in the URL or in its view: search, order, kind of view, page, widths and filters.
 * @property typed the text in the search box
 */
export const useListEvents = (board: ContactRows, shape: ShapedList<ListSettings>, search: string) => {
  const setQuery = useSetQuery();
  const { settings } = shape;
  const [typed, onSearch] = useSearchText(search, (text) => setQuery({ search: text === "" ? null : text, page: null, at: null }));
  const onView = useStable((kind: ContactView): void => {
    if (shape.view === null) board.setView(kind);
    shape.change({ kind });
  });
  const onSort = useStable((sort: string): void => (ContactSort.is(sort) ? shape.change({ sort }) : undefined));
  return {
    typed,
    onSearch,
    onView,
    onSort,
    onPage: (next: number): void => setQuery(addressOfPage(next), { push: true }),
    onResize: (column: string, width: number | null): void => shape.change({ columns: sizedColumn(settings.columns, column, width) }),
    onClearFilters: (): void => setQuery(addressWithoutFilters(settings, shape.view?.settings)),
  };
};
