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
 * The settings of the list and their source.
 * @property view the open view
 * @property isGone the named view does not exist
 * @property isReady false while the named view is loading
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

/** The settings of the list: the URL overrides the named view, which overrides the last used settings on this device. */
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
