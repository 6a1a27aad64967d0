import * as E from "fp-ts/lib/Either.js";
import { Kanban, RefreshCw, Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { isAdmin } from "../../../../core/access/permission.rule.ts";
import { boardFields } from "../../../../core/contacts/board-columns.rule.ts";
import { contactLimits } from "../../../../core/contacts/contact-query.model.ts";
import { ValueBoard } from "../../../../core/contacts/value-board.service.ts";
import type { MovedValue } from "../../../../core/contacts/value-moves.service.ts";
import { FieldCatalogue } from "../../../../core/fields/field-catalogue.service.ts";
import { isWritableField } from "../../../../core/fields/writable-field.rule.ts";
import { failureMessage } from "../../../../core/kernel/failure.ts";
import { latestValue } from "../../../../core/kernel/remote.ts";
import { boardsText } from "../../../i18n/en/boards.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useToasts } from "../../../kit/toasts.view.tsx";
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
import type { PlacedCard } from "./contact-places.ts";

const focusFirst = (): void =>
  [...document.querySelectorAll<HTMLElement>("[data-card]")].find((card) => card.getClientRects().length > 0)?.focus();

/** The page of boards; its address names the field and the words. */
export const BoardsScreen = () => {
  const text = useText(boardsText);
  const board = useService(ValueBoard);
  const state = useLatest(board.state$, board.latest());
  const fieldCatalogue = useService(FieldCatalogue);
  const schema = latestValue(useLatest(fieldCatalogue.schema$, fieldCatalogue.latest()));
  const { role } = useStaffUser();
  const mayChange = useMayChange();
  const toasts = useToasts();
  const go = useGo();
  const address = useQuery();
  const setQuery = useSetQuery();
  const searchRef = useRef<HTMLInputElement>(null);
  const asked = address["field"] ?? null;
  const search = (address["search"] ?? "").slice(0, contactLimits.search);
  const [typed, setTyped] = useSearchText(search, (words) => setQuery({ search: words === "" ? null : words }));
  useEffect(() => void board.show(asked, search), [board, asked, search]);

  const fields = schema === undefined ? null : boardFields(schema.fields);
  const drawn = fields?.find(({ name }) => name === state.field);
  const labelOf = (value: string | null): string =>
    value === null ? text("none") : (state.columns.find((column) => column.value === value)?.label ?? value);
  const undo = async (moved: MovedValue): Promise<void> => {
    const answer = await board.undo(moved)();
    toasts.show(
      E.isLeft(answer)
        ? { text: failureMessage(answer.left), tone: "error" }
        : { text: text("movedBack", { name: answer.right.name }), tone: "success" },
    );
  };
  const move = async ({ card, value }: PlacedCard, to: string | null): Promise<void> => {
    if (value === to) return;
    const answer = await board.move(card, value, to)();
    if (E.isLeft(answer)) toasts.show({ text: failureMessage(answer.left), tone: "error" });
    else toasts.undoable(text("moved", { name: card.name, column: labelOf(to) }), text("undo"), () => void undo(answer.right));
  };
  const retry = (): void => void board.show(asked, search);
  const next = fields?.[(fields.findIndex(({ name }) => name === state.field) + 1) % Math.max(1, fields.length)];
  useScreenCommands([
    { id: "search", title: text("commands.search"), icon: Search, keys: "/", run: () => searchRef.current?.focus() },
    { id: "first", title: text("commands.first"), icon: Kanban, keys: "j", run: focusFirst },
    ...(next === undefined || next.name === state.field
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
      mayMove={mayChange && drawn !== undefined && isWritableField(drawn)}
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
