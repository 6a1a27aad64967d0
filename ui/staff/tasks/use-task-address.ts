import { useMemo } from "react";
import { taskViewOf } from "../../../core/tasks/task-list.view-model.ts";
import type { TaskLists, TaskView } from "../../../core/tasks/task-lists.service.ts";
import { useQuery, useSetQuery } from "../../react/address.ts";
import { stringifySearch } from "../../react/plain-search.ts";
import { useSearchText } from "../contacts/use-search-text.ts";
import { addressOfFilters, queryOfAddress, type TaskFilters } from "./list-address.ts";

/**
 * What the URL holds of the task list, and its changes: search, filters, order, page and view.
 * @property suffix the query string, including its question mark
 */
export const useTaskAddress = (board: TaskLists) => {
  const [address, setQuery] = [useQuery(), useSetQuery()];
  const query = useMemo(() => queryOfAddress(address), [address]);
  const [typed, onSearch] = useSearchText(query.search, (text) => setQuery({ search: text === "" ? null : text, page: null }));
  return {
    query,
    view: taskViewOf(address["view"], board.view()),
    suffix: stringifySearch(address),
    typed,
    onSearch,
    onFilter: (filters: TaskFilters): void => setQuery(addressOfFilters(filters)),
    onView: (view: TaskView): void => {
      board.setView(view);
      setQuery({ view, page: null });
    },
    onPage: (next: number): void => setQuery({ page: next === 1 ? null : String(next) }, { push: true }),
    onSort: (order: string): void => setQuery({ sort: order === "-created" ? null : order, page: null }),
    onClear: (): void => {
      onSearch("");
      setQuery({ search: null, ...addressOfFilters({ status: [], assigned_to: null, program_class: "", hide_finished: false }) });
    },
  };
};
