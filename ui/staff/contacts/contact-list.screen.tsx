import { useEffect, useMemo, useRef, useState } from "react";
import { holdsFlag } from "../../../core/access/permission.rule.ts";
import { StaffSession } from "../../../core/auth/staff-session.service.ts";
import { ContactBoard } from "../../../core/contacts/contact-board.service.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { idle, latestValue } from "../../../core/kernel/remote.ts";
import type { Selection } from "../../kit/grid-selection.ts";
import { useGo, useQuery, useSetQuery } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";
import { useKeys } from "../../react/use-keys.ts";
import { useLatest } from "../../react/use-latest.ts";
import { ContactListView } from "./contact-list.view.tsx";
import { queryOfAddress, sameQuery } from "./list-address.ts";
import { useMoving } from "./use-moving.ts";
import { useSearchText } from "./use-search-text.ts";

const none: Selection = new Set();
const focusFirstRow = (): void => document.querySelector<HTMLElement>('[role="grid"] tr[data-index="0"]')?.focus();

const ContactList = ({ isArchive }: { readonly isArchive: boolean }) => {
  const board = useService(ContactBoard);
  const state = useLatest(board.state$, board.latest());
  const user = latestValue(useLatest(useService(StaffSession).current$, idle));
  const clock = useService(Clock);
  const address = useQuery();
  const setQuery = useSetQuery();
  const go = useGo();
  const { page, sort, search: words } = address;
  const query = useMemo(() => queryOfAddress({ page, sort, search: words }, isArchive), [page, sort, words, isArchive]);
  const key = JSON.stringify(query);
  const [chosen, setChosen] = useState({ key, selection: none });
  const [now] = useState(clock.now);
  const search = useRef<HTMLInputElement>(null);
  const { isMoving, move } = useMoving(board);
  const [typed, setTyped] = useSearchText(query.search, (text) => setQuery({ search: text === "" ? null : text, page: null }));

  useEffect(() => void board.show(query)(), [board, query]);
  const mayCreate = user !== undefined && user !== null && holdsFlag(user.role, "add_contacts", user.flags);
  useKeys({
    "/": () => search.current?.focus(),
    j: focusFirstRow,
    k: focusFirstRow,
    ...(mayCreate ? { n: () => go("/ui/contacts/create") } : {}),
  });

  const isCurrent = sameQuery(state.query, query);
  const isSameKind = state.query.archived === query.archived;
  const selection = chosen.key === key ? chosen.selection : none;
  const view = address["view"] ?? state.view;
  return (
    <ContactListView
      query={query}
      typed={typed}
      view={view === "grid" ? "grid" : "list"}
      contacts={isSameKind ? state.all : []}
      count={isSameKind ? state.count : 0}
      isAtLeast={isCurrent && state.at_least}
      isLoading={state.loading || !isCurrent}
      isLoaded={state.loaded && isSameKind}
      failure={isCurrent ? state.failure : null}
      selection={selection}
      isMoving={isMoving}
      mayCreate={mayCreate}
      now={now}
      searchRef={search}
      onSearch={setTyped}
      onSort={(order) => setQuery({ sort: order === "name" ? null : order, page: null })}
      onView={(next) => {
        board.setView(next);
        setQuery({ view: next });
      }}
      onPage={(next) => setQuery({ page: next === 1 ? null : String(next) }, { push: true })}
      onSelection={(next) => setChosen({ key, selection: next })}
      onMove={() => {
        const ids = state.all.filter(({ id }) => selection.has(id)).map(({ con_id }) => con_id);
        void move(ids, isArchive).then(() => setChosen({ key, selection: none }));
      }}
      onRetry={() => void board.show(query)()}
    />
  );
};

/** The contacts that are not archived. */
export const ContactListScreen = () => <ContactList isArchive={false} />;

/** The contacts that are. */
export const ArchivedContactsScreen = () => <ContactList isArchive />;
