import { Kanban, RefreshCw, Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { isAdmin } from "../../../../core/access/permission.rule.ts";
import { boardFields } from "../../../../core/contacts/board-columns.rule.ts";
import { ValueBoard } from "../../../../core/contacts/boards.service.ts";
import { boardQuery, mayMoveCards, nextBoard } from "../../../../core/contacts/boards.view-model.ts";
import { FieldCatalogue } from "../../../../core/fields/field-catalogue.service.ts";
import { latestValue } from "../../../../core/kernel/remote.ts";
import { boardsText } from "../../../i18n/en/boards.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useGo, useQuery, useSetQuery } from "../../../react/address.ts";
import { useScreenCommands } from "../../../react/screen-commands.ts";
import { useService } from "../../../react/services.tsx";
import { useLatest } from "../../../react/use-latest.ts";
import { useStaffUser } from "../../staff-user.ts";
import { HelpTipScreen } from "../../tooltips/help-tip.screen.tsx";
import { contactHref } from "../list/list-address.ts";
import { useMayChange } from "../use-may-change.ts";
import { useSearchText } from "../use-search-text.ts";
import { BoardsView } from "./boards.view.tsx";
import { useCardMoves } from "./use-card-moves.ts";

const focusFirst = (): void =>
  [...document.querySelectorAll<HTMLElement>("[data-card]")].find((card) => card.getClientRects().length > 0)?.focus();

/** The boards page; the URL holds the field and the search text. */
export const BoardsScreen = () => {
  const text = useText(boardsText);
  const board = useService(ValueBoard);
  const state = useLatest(board.state$, board.latest());
  const fieldCatalogue = useService(FieldCatalogue);
  const schema = latestValue(useLatest(fieldCatalogue.schema$, fieldCatalogue.latest()));
  const { role } = useStaffUser();
  const mayChange = useMayChange();
  const go = useGo();
  const address = useQuery();
  const setQuery = useSetQuery();
  const searchRef = useRef<HTMLInputElement>(null);
  const { field: asked, search } = boardQuery(address);
  const [typed, setTyped] = useSearchText(search, (words) => setQuery({ search: words === "" ? null : words }));
  useEffect(() => void board.show(asked, search), [board, asked, search]);

  const fields = schema === undefined ? null : boardFields(schema.fields);
  const retry = (): void => void board.show(asked, search);
  const next = nextBoard(fields, state.field);
  const move = useCardMoves(board, state.columns);
  useScreenCommands([
    { id: "search", title: text("commands.search"), icon: Search, keys: "/", run: () => searchRef.current?.focus() },
    { id: "first", title: text("commands.first"), icon: Kanban, keys: "j", run: focusFirst },
    ...(next === undefined
      ? []
      : [{ id: "next", title: text("commands.next"), icon: Kanban, run: () => setQuery({ field: next.name }, { push: true }) }]),
    { id: "reload", title: text("commands.reload"), icon: RefreshCw, run: retry },
  ]);
  return (
    <BoardsView
      help={<HelpTipScreen slug="contacts-boards" />}
      fields={fields}
      field={state.field}
      search={search}
      typed={typed}
      columns={state.columns}
      loading={state.loading}
      isLoading={state.isLoading}
      isLoaded={state.isLoaded}
      failure={state.failure}
      mayMove={mayMoveCards(fields, state.field, mayChange)}
      mayAddFields={isAdmin(role)}
      searchRef={searchRef}
      onSearch={setTyped}
      onField={(field) => setQuery({ field }, { push: true })}
      onOpen={(id) => go(contactHref(id))}
      onMove={(place, to) => void move(place, to)}
      onMore={(value) => void board.more(value)}
      onRetry={retry}
    />
  );
};
