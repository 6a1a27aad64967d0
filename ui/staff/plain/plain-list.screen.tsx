import { useEffect, useMemo } from "react";
import { failureMessage } from "../../../core/kernel/failure.ts";
import type { PlainRecord } from "../../../core/kernel/plain-record.model.ts";
import { useToasts } from "../../kit/toasts.view.tsx";
import { useGo, useParams, useQuery, useSetQuery } from "../../react/address.ts";
import { stringifySearch } from "../../react/plain-search.ts";
import { useLatest } from "../../react/use-latest.ts";
import { useSearchText } from "../contacts/use-search-text.ts";
import { useLastPage } from "../use-last-page.ts";
import { openRecord, plainQueryOf } from "./plain-address.ts";
import { PlainFormScreen } from "./plain-form.screen.tsx";
import { PlainListView } from "./plain-list.view.tsx";
import { newRecord, type PlainPage } from "./plain-parts.ts";
import { usePlainForm } from "./use-plain-form.ts";

/** The page of a plain resource: its list, with the record of the URL in a dialog over it. */
export const PlainListScreen = <A extends PlainRecord, V extends object, S extends string>(page: PlainPage<A, V, S>) => {
  const { resource, path, words, icon, columns } = page;
  const state = useLatest(resource.state$, resource.latest());
  const { all, count, loading, loaded, failure } = state;
  const { record } = useParams();
  const [address, setQuery, go, toasts] = [useQuery(), useSetQuery(), useGo(), useToasts()];
  const suffix = stringifySearch(address);
  const query = useMemo(() => plainQueryOf(resource.kind, address), [resource, address]);
  const [typed, setTyped] = useSearchText(query.search, (text) => setQuery({ search: text === "" ? null : text, page: null }));
  const close = (): void => go(`${path}${suffix}`, { replace: true });
  const opened = usePlainForm(resource, openRecord(record), (why) => {
    toasts.show({ text: failureMessage(why), tone: "error" });
    close();
  });
  useEffect(() => void resource.show(query)(), [resource, query]);
  useLastPage(state.rows, query);
  return (
    <>
      <PlainListView
        {...{ words, icon, columns, query, typed, count, failure }}
        rows={all}
        isLoading={loading}
        isLoaded={loaded}
        createHref={`${path}/${newRecord}${suffix}`}
        nameOf={resource.kind.nameOf}
        hrefOf={({ id }) => `${path}/${id}${suffix}`}
        onSearch={setTyped}
        onClear={() => {
          setTyped("");
          setQuery({ search: null, page: null });
        }}
        onSort={(sort) => setQuery({ sort: sort === resource.kind.firstSort ? null : sort, page: null })}
        onPage={(next) => setQuery({ page: next === 1 ? null : String(next) }, { push: true })}
        onRetry={() => void resource.show(query)()}
      />
      {opened === null ? null : <PlainFormScreen {...opened} resource={resource} page={page} onClose={close} />}
    </>
  );
};
