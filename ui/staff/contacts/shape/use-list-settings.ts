import { useEffect, useMemo, useRef } from "react";
import { addressOfSettings, ownKeysOf, sameSettings, settingsOfAddress, usualSettings } from "../../../../core/contacts/list-settings.rule.ts";
import { ListViews } from "../../../../core/contacts/list-views.service.ts";
import type { ListSettings, ListView } from "../../../../core/contacts/list-view.model.ts";
import { latestValue } from "../../../../core/kernel/remote.ts";
import { useQuery, useSetQuery } from "../../../react/address.ts";
import { useService } from "../../../react/services.tsx";
import { useLatest } from "../../../react/use-latest.ts";

/** What the list shows and where that comes from. @property view the view that is open @property isGone a view is named that is not there @property isReady false while the view that is named is still on its way */
export type ShapedList = {
  readonly settings: ListSettings;
  readonly view: ListView | null;
  readonly views: readonly ListView[];
  readonly isDirty: boolean;
  readonly isGone: boolean;
  readonly isReady: boolean;
  readonly ownKeys: readonly string[];
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
  const { saved, filters, sort, columns, view: kind } = address;
  const view = views.find(({ id }) => String(id) === saved) ?? null;
  const isKnown = held !== undefined;
  const base = useMemo(() => view?.settings ?? { ...usualSettings, kind: usualKind, columns: service.lastColumns() }, [view, service, usualKind]);
  const settings = useMemo(
    () => settingsOfAddress({ ...(filters === undefined ? {} : { filters }), ...(sort === undefined ? {} : { sort }), ...(columns === undefined ? {} : { columns }), ...(kind === undefined ? {} : { view: kind }) }, base),
    [filters, sort, columns, kind, base],
  );
  const begins = useRef(Object.keys(address).length === 0);
  useEffect(() => void service.load(), [service]);
  useEffect(() => {
    if (!isKnown || !begins.current) return;
    begins.current = false;
    const first = views.find(({ is_default }) => is_default);
    if (first !== undefined) setQuery({ saved: String(first.id) });
  }, [isKnown, views, setQuery]);
  const isFailed = remote.tag === "failed";
  return {
    settings,
    view,
    views,
    isDirty: view !== null && !sameSettings(settings, view.settings),
    isGone: saved !== undefined && view === null && isKnown,
    isReady: saved === undefined || isKnown || isFailed,
    ownKeys: useMemo(() => ownKeysOf(settings.columns), [settings.columns]),
    change: (next) => {
      begins.current = false;
      if (next.columns !== undefined && view === null) service.keepColumns(next.columns);
      setQuery({ ...addressOfSettings({ ...settings, ...next }, view === null && next.columns !== undefined ? { ...base, columns: [] } : base), ...(next.columns === undefined ? { page: null, at: null } : {}) }, { push: next.columns === undefined });
    },
    openView: (id) => {
      begins.current = false;
      setQuery({ ...asItIs, page: null, at: null, search: null, saved: id === null ? null : String(id) }, { push: true });
    },
    discard: () => setQuery({ ...asItIs, page: null, at: null }, { push: true }),
  };
};
