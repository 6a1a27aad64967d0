import { useEffect, useMemo, useRef } from "react";
import { addressOfSettings, sameSettings } from "../../../../core/contacts/list-settings.rule.ts";
import type { ListSettings, ListView } from "../../../../core/contacts/list-view.model.ts";
import { ListViews } from "../../../../core/contacts/list-views.service.ts";
import { latestValue } from "../../../../core/kernel/remote.ts";
import { useQuery, useSetQuery } from "../../../react/address.ts";
import { useService } from "../../../react/services.tsx";
import { useLatest } from "../../../react/use-latest.ts";
import { useSame } from "../../../react/use-same.ts";
import { useStable } from "../../../react/use-stable.ts";
import { shapeOfAddress } from "./shape-of-address.ts";

/**
 * What the list shows and where that comes from.
 * @property view the view that is open
 * @property isGone a view is named that is not there
 * @property isReady false while the view that is named is still on its way
 */
export type ShapedList = {
  readonly settings: ListSettings;
  readonly view: ListView | null;
  readonly views: readonly ListView[];
  readonly isDirty: boolean;
  readonly isGone: boolean;
  readonly isReady: boolean;
  readonly change: (next: Partial<ListSettings>) => void;
  readonly openView: (id: number | null) => void;
  readonly discard: () => void;
};

const asItIs = { filters: null, sort: null, columns: null, view: null } as const;

/** How the list is shaped: by its address, over the view that this names, over what was used last on this device. */
export const useListSettings = (usualKind: ListSettings["kind"]): ShapedList => {
  const service = useService(ListViews);
  const remote = useLatest(service.views$, service.latest());
  const address = useQuery();
  const setQuery = useSetQuery();
  const held = latestValue(remote);
  const views = useMemo(() => held ?? [], [held]);
  const isKnown = held !== undefined;
  const lastColumns = useSame(service.lastColumns());
  const shape = useMemo(() => shapeOfAddress(address, remote, lastColumns, usualKind), [address, remote, lastColumns, usualKind]);
  const { view, isGone, isReady } = shape;
  const [settings, base] = [useSame(shape.settings), useSame(shape.base)];
  const begins = useRef(Object.keys(address).length === 0);
  useEffect(() => void service.load(), [service]);
  useEffect(() => {
    if (!isKnown || !begins.current) return;
    begins.current = false;
    const first = views.find(({ is_default }) => is_default);
    if (first !== undefined) setQuery({ saved: String(first.id) });
  }, [isKnown, views, setQuery]);
  const change = useStable((next: Partial<ListSettings>): void => {
    begins.current = false;
    if (next.columns !== undefined && view === null) service.keepColumns(next.columns);
    const over = view === null && next.columns !== undefined ? { ...base, columns: [] } : base;
    setQuery(
      { ...addressOfSettings({ ...settings, ...next }, over), ...(next.columns === undefined ? { page: null, at: null } : {}) },
      { push: next.columns === undefined },
    );
  });
  const openView = useStable((id: number | null): void => {
    begins.current = false;
    setQuery({ ...asItIs, page: null, at: null, search: null, saved: id === null ? null : String(id) }, { push: true });
  });
  const discard = useStable((): void => setQuery({ ...asItIs, page: null, at: null }, { push: true }));
  const isDirty = view !== null && !sameSettings(settings, view.settings);
  return useMemo(
    () => ({ settings, view, views, isDirty, isGone, isReady, change, openView, discard }),
    [settings, view, views, isDirty, isGone, isReady, change, openView, discard],
  );
};
