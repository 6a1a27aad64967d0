import { useMemo } from "react";
import { PortalSearchStore } from "../../../core/portal-search/portal-search.port.ts";
import { useQuery, useSetQuery } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useAnswer } from "../../react/use-answer.ts";
import { usePortalHref } from "../frame/use-portal-href.ts";
import { SearchView } from "./search.view.tsx";

const waitMs = 200;

/** The learner's search; the words are in the address. */
export const SearchScreen = () => {
  const store = useService(PortalSearchStore);
  const href = usePortalHref();
  const { search = "" } = useQuery();
  const setQuery = useSetQuery();
  const ask = useMemo(() => (words: string) => store.search(words), [store]);
  const { answer, again } = useAnswer(ask, search.trim(), search === "" ? 0 : waitMs);
  return (
    <SearchView
      words={search}
      found={answer}
      href={href}
      onWords={(words) => setQuery({ search: words === "" ? null : words })}
      onRetry={again}
    />
  );
};
