import { useEffect, useMemo, useState } from "react";
import type { ContactSelection } from "../../../core/bulk/contact-selection.model.ts";
import {
  everybodyIn,
  nobodySelected,
  selectedAmong,
  selectedCount,
  staysSelected,
  type WholeList,
  withMore,
  withPage,
} from "../../../core/bulk/contact-selection.rule.ts";
import { selectionText } from "../../i18n/en/selection.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Selection } from "../../kit/grid-selection.ts";
import { useToasts } from "../../kit/toasts.view.tsx";

/** A selection of contacts across the pages of a list. */
export type ListSelection = {
  readonly selection: ContactSelection;
  /** all contacts of the list */
  readonly everybody: WholeList;
  /** the selected rows of the current page */
  readonly rows: Selection;
  readonly count: number;
  /** of the only contact selected, when it is on the page */
  readonly name: string | null;
  readonly isEverybody: boolean;
  readonly onRows: (rows: Selection) => void;
  /** Adds contacts to the selection, shown or not. */
  readonly onMore: (ids: readonly number[]) => void;
  readonly onEverybody: () => void;
  readonly onClear: () => void;
};

type Shown = { readonly con_id: number; readonly name: string };

/**
 * Keeps the selection across pages, sort order and view; when the contents of the list change, it is cleared with a notice.
 * @param list all contacts of the list; must be a stable reference
 * @param shown the contacts of the page
 * @param matching total number in the list
 */
export const useSelection = (list: WholeList, shown: readonly Shown[], matching: number): ListSelection => {
  const text = useText(selectionText);
  const toasts = useToasts();
  const [made, setMade] = useState({ list, selection: nobodySelected });
  const stays = staysSelected(made.list, list);
  const selection = stays ? made.selection : nobodySelected;
  const count = selectedCount(selection, matching);
  const dropped = text("dropped");
  useEffect(() => {
    if (stays) return;
    if (selectedCount(made.selection, 1) > 0) toasts.show({ text: dropped });
    setMade({ list, selection: nobodySelected });
  }, [stays, made.selection, list, toasts, dropped]);
  const put = (next: ContactSelection): void => setMade({ list, selection: next });
  const rows = useMemo<Selection>(() => new Set(selectedAmong(selection, shown).map(({ con_id }) => String(con_id))), [shown, selection]);
  return {
    selection,
    everybody: list,
    rows,
    count,
    name: count === 1 ? (shown.find(({ con_id }) => rows.has(String(con_id)))?.name ?? null) : null,
    isEverybody: selection.of !== "chosen" && selection.except.length === 0,
    onRows: (next) =>
      put(
        withPage(
          selection,
          shown.map(({ con_id }) => con_id),
          new Set([...next].map(Number)),
        ),
      ),
    onMore: (ids) => put(withMore(selection, ids)),
    onEverybody: () => put(everybodyIn(list)),
    onClear: () => put(nobodySelected),
  };
};
