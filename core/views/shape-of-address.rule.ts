import { latestValue, type Remote } from "../kernel/remote.ts";
import type { Address, ListKind } from "./list-kind.model.ts";
import type { ListColumn, SavedView, ViewSettings } from "./saved-view.model.ts";

/**
 * The settings of the list: the URL overrides the named view, which overrides the last used settings.
 * @property base the settings without the overrides of the URL
 * @property isGone the named view does not exist
 * @property isReady false while the named view is loading
 */
export type AddressShape<S> = {
  readonly settings: S;
  readonly base: S;
  readonly view: SavedView<S> | null;
  readonly isGone: boolean;
  readonly isReady: boolean;
};

/**
 * Reads the shape of a list from its URL, in which `saved` names a view.
 * @param lastColumns used last on this device
 * @param usualKind the layout used last
 */
export const shapeOfAddress = <S extends ViewSettings>(
  list: ListKind<S>,
  { saved, ...address }: Address,
  remote: Remote<readonly SavedView<S>[]>,
  lastColumns: readonly ListColumn[],
  usualKind: S["kind"],
): AddressShape<S> => {
  const views = latestValue(remote);
  const view = views?.find(({ id }) => String(id) === saved) ?? null;
  const base = view?.settings ?? { ...list.usual, kind: usualKind, columns: lastColumns };
  return {
    settings: list.ofAddress(address, base),
    base,
    view,
    isGone: saved !== undefined && view === null && views !== undefined,
    isReady: saved === undefined || views !== undefined || remote.tag === "failed",
  };
};
