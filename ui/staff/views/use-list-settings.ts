import { useEffect, useMemo, useRef } from "react";
import { latestValue } from "../../../core/kernel/remote.ts";
import { type ListKind, sameSettings } from "../../../core/views/list-kind.model.ts";
import type { SavedView, ViewSettings } from "../../../core/views/saved-view.model.ts";
import type { SavedViews } from "../../../core/views/saved-views.service.ts";
import { shapeOfAddress } from "../../../core/views/shape-of-address.rule.ts";
import { useQuery, useSetQuery } from "../../react/address.ts";
import { useLatest } from "../../react/use-latest.ts";
import { useSame } from "../../react/use-same.ts";
import { useStable } from "../../react/use-stable.ts";

/**
 * The settings of the list and their source.
 * @property view the open view
 * @property isGone the named view does not exist
 * @property isReady false while the named view is loading
 */
export type ShapedList<S> = {
  readonly settings: S;
  readonly view: SavedView<S> | null;
  readonly views: readonly SavedView<S>[];
  readonly isDirty: boolean;
  readonly isGone: boolean;
  readonly isReady: boolean;
  readonly change: (next: Partial<S>) => void;
  readonly openView: (id: number | null) => void;
  readonly discard: () => void;
};

/** The settings of the list: the URL overrides the named view, which overrides the last used settings on this device. */
export const useListSettings = <S extends ViewSettings>(list: ListKind<S>, service: SavedViews<S>, usualKind: S["kind"]): ShapedList<S> => {
  const remote = useLatest(service.views$, service.latest());
  const address = useQuery();
  const setQuery = useSetQuery();
  const held = latestValue(remote);
  const views = useMemo(() => held ?? [], [held]);
  const isKnown = held !== undefined;
  const lastColumns = useSame(service.lastColumns());
  const shape = useMemo(
    () => shapeOfAddress(list, address, remote, lastColumns, usualKind),
    [list, address, remote, lastColumns, usualKind],
  );
  const { view, isGone, isReady } = shape;
  const [settings, base] = [useSame(shape.settings), useSame(shape.base)];
  const asItIs = useMemo(() => list.toAddress(base, base), [list, base]);
  const begins = useRef(Object.keys(address).length === 0);
  useEffect(() => void service.load(), [service]);
  useEffect(() => {
    if (!isKnown || !begins.current) return;
    begins.current = false;
    const first = views.find(({ is_default }) => is_default);
    if (first !== undefined) setQuery({ saved: String(first.id) });
  }, [isKnown, views, setQuery]);
  const change = useStable((next: Partial<S>): void => {
    begins.current = false;
    if (next.columns !== undefined && view === null) service.keepColumns(next.columns);
    const over = view === null && next.columns !== undefined ? { ...base, columns: [] } : base;
    setQuery(
      { ...list.toAddress({ ...settings, ...next }, over), ...(next.columns === undefined ? { page: null, at: null } : {}) },
      { push: next.columns === undefined },
    );
  });
  const openView = useStable((id: number | null): void => {
    begins.current = false;
    setQuery({ ...asItIs, page: null, at: null, search: null, saved: id === null ? null : String(id) }, { push: true });
  });
  const discard = useStable((): void => setQuery({ ...asItIs, page: null, at: null }, { push: true }));
  const isDirty = view !== null && !sameSettings(list, settings, view.settings);
  return useMemo(
    () => ({ settings, view, views, isDirty, isGone, isReady, change, openView, discard }),
    [settings, view, views, isDirty, isGone, isReady, change, openView, discard],
  );
};
