import { useEffect } from "react";
import { pagesFor } from "../../core/kernel/page.ts";
import type { ResourceState } from "../../core/kernel/resource-state.ts";
import { useSetQuery } from "../react/address.ts";

/**
 * Replaces a page beyond the end of a list, as after its last record was deleted, by the last page.
 * @param query the page in the URL, with its rows a page
 */
export const useLastPage = (
  { all, count, loading }: Pick<ResourceState<unknown>, "all" | "count" | "loading">,
  { page, limit }: { readonly page: number; readonly limit: number },
): void => {
  const setQuery = useSetQuery();
  const last = pagesFor(count, limit);
  const isBeyond = !loading && all.length === 0 && count > 0 && page > last;
  useEffect(() => {
    if (isBeyond) setQuery({ page: last === 1 ? null : String(last) });
  }, [isBeyond, all, last, setQuery]);
};
