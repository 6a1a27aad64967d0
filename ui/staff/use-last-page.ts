import { useEffect } from "react";
import { pagesFor } from "../../core/kernel/page.ts";
import { latestValue, type Remote } from "../../core/kernel/remote.ts";
import { useSetQuery } from "../react/address.ts";

/** A page as the server sends it, or as a resource's list holds it. */
type Rows = { readonly count: number } & ({ readonly results: readonly unknown[] } | { readonly all: readonly unknown[] });

const isEmpty = (rows: Rows): boolean => ("results" in rows ? rows.results : rows.all).length === 0;

/**
 * Replaces a page beyond the end of a list, as after its last record was deleted, by the last page.
 * @param query the page in the URL, with its rows a page
 */
export const useLastPage = (list: Remote<Rows>, { page, limit }: { readonly page: number; readonly limit: number }): void => {
  const setQuery = useSetQuery();
  const shown = latestValue(list);
  const last = pagesFor(shown?.count ?? 0, limit);
  const isBeyond = list.tag === "loaded" && isEmpty(list.value) && list.value.count > 0 && page > last;
  useEffect(() => {
    if (isBeyond) setQuery({ page: last === 1 ? null : String(last) });
  }, [isBeyond, shown, last, setQuery]);
};
