import { useQuery, useSetQuery } from "../react/address.ts";

/** The page of a list that the address names, and how to go to another. */
export const usePage = (): { readonly page: number; readonly onPage: (page: number) => void } => {
  const page = Math.max(1, Number.parseInt(useQuery()["page"] ?? "", 10) || 1);
  const setQuery = useSetQuery();
  return { page, onPage: (next) => setQuery({ page: next === 1 ? null : String(next) }) };
};
