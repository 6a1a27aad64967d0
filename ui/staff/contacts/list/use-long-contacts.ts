import * as E from "fp-ts/lib/Either.js";
import { useCallback, useMemo, useRef } from "react";
import { mostNamed } from "../../../../core/bulk/contact-selection.model.ts";
import type { ContactRowsState } from "../../../../core/contacts/contact-board.model.ts";
import { findOfQuery } from "../../../../core/contacts/contact-query.model.ts";
import type { ContactRows } from "../../../../core/contacts/contact-rows.service.ts";
import type { Contact } from "../../../../core/contacts/contact.model.ts";
import { failureMessage } from "../../../../core/kernel/failure.ts";
import { rowAt } from "../../../../core/kernel/row-blocks.ts";
import type { RowRange } from "../../../../core/kernel/row-window.rule.ts";
import { windowSize } from "../../../../core/kernel/row-window.rule.ts";
import { contactsText } from "../../../i18n/en/contacts.ts";
import { useText } from "../../../i18n/use-text.ts";
import type { LongRows } from "../../../kit/long-rows.ts";
import { useToasts } from "../../../kit/toasts.view.tsx";
import { useSetQuery } from "../../../react/address.ts";
import type { ListSelection } from "../../bulk/use-selection.ts";
import { addressOfRow } from "./list-address.ts";

const { rows: size } = windowSize;

type Long = {
  readonly board: ContactRows;
  readonly state: ContactRowsState;
  /** whether the rows are those of the URL */
  readonly isCurrent: boolean;
  /** the row in the URL, from 0 */
  readonly first: number;
  readonly list: Pick<ListSelection, "count" | "isEverybody" | "onMore" | "onEverybody" | "onClear">;
  readonly onSight: (sight: RowRange) => void;
};

/** The contacts of the virtual list: the URL follows when scrolling stops, and rows only scrolled past are not loaded. */
export const useLongContacts = ({ board, state, isCurrent, first, list, onSight }: Long): LongRows<Contact> => {
  const text = useText(contactsText);
  const toasts = useToasts();
  const setQuery = useSetQuery();
  const { held, query } = state;
  const of = useMemo(() => JSON.stringify([findOfQuery(query), query.sort]), [query]);
  const latest = useRef({ isCurrent, list, first });
  latest.current = { isCurrent, list, first };
  const onRange = useCallback(
    async (from: number, to: number): Promise<void> => {
      if (to - from >= mostNamed) return void toasts.show({ text: text("list.rangeTooLong", { count: mostNamed }), tone: "error" });
      const found = await board.between(from, to)();
      if (E.isRight(found)) latest.current.list.onMore(found.right);
      else toasts.show({ text: failureMessage(found.left), tone: "error" });
    },
    [board, text, toasts],
  );
  const acts = useMemo(
    () => ({
      onRetry: board.retry,
      onActive: board.setActive,
      onRange: (from: number, to: number) => void onRange(from, to),
      onSight: (from: number, last: number) => {
        if (!latest.current.isCurrent) return;
        board.look({ first: from, last });
        onSight({ first: from, last });
      },
      onRest: (at: number) => {
        if (latest.current.isCurrent && at !== latest.current.first) setQuery(addressOfRow(at));
      },
      onEvery: () => (latest.current.list.isEverybody ? latest.current.list.onClear() : latest.current.list.onEverybody()),
      onNone: () => latest.current.list.onClear(),
    }),
    [board, onRange, onSight, setQuery],
  );
  const coverage = list.isEverybody ? "all" : list.count > 0 ? "some" : "none";
  return useMemo(
    () => ({
      ...acts,
      count: held.count,
      at: (index) => rowAt(held, index, size),
      isMissing: (index) => held.failures.has(Math.floor(index / size)),
      of,
      place: latest.current.first,
      active: board.active() ?? latest.current.first,
      coverage,
    }),
    [acts, held, of, coverage, board],
  );
};
