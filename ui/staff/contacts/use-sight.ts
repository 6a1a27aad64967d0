import { useCallback, useEffect, useRef, useState } from "react";
import { type ContactSight, sightOf } from "../../../core/contacts/contact-list.view-model.ts";
import type { ContactQuery } from "../../../core/contacts/contact-query.model.ts";
import type { ContactRows } from "../../../core/contacts/contact-rows.service.ts";
import type { RowRange } from "../../../core/kernel/row-window.rule.ts";
import { rowsAtFirst } from "./list/list-address.ts";

type Asked = {
  readonly query: ContactQuery;
  /** the row in the URL, from 0 */
  readonly first: number;
  /** false until the query is known */
  readonly isReady: boolean;
  /** whether visible rows are re-rendered with further data */
  readonly isWatched: boolean;
};

/** Loads the visible contacts of a query and keeps the range of visible rows. */
export const useSight = (
  board: ContactRows,
  { query, first, isReady, isWatched }: Asked,
): { readonly inSight: RowRange; readonly onSight: (sight: RowRange) => void } => {
  const seen = useRef<ContactSight>({ query, sight: { first, last: first + rowsAtFirst } });
  const begins = useRef(first);
  begins.current = first;
  const [inSight, setInSight] = useState<RowRange>({ first: 0, last: -1 });
  useEffect(() => {
    if (!isReady) return;
    seen.current = sightOf(seen.current, query, begins.current, rowsAtFirst);
    board.show(query, seen.current.sight);
  }, [board, query, isReady]);
  const onSight = useCallback(
    (sight: RowRange): void => {
      seen.current = { ...seen.current, sight };
      if (isWatched) setInSight(sight);
    },
    [isWatched],
  );
  return { inSight, onSight };
};
