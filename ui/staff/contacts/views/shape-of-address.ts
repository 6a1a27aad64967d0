import { settingsOfAddress, usualSettings } from "../../../../core/contacts/list-settings.rule.ts";
import type { ListColumn, ListSettings, ListView } from "../../../../core/contacts/list-view.model.ts";
import { latestValue, type Remote } from "../../../../core/kernel/remote.ts";

type Address = Readonly<Partial<Record<string, string>>>;

/**
 * The settings of the list: the URL overrides the named view, which overrides the last used settings.
 * @property base the settings without the overrides of the URL
 * @property isGone the named view does not exist
 * @property isReady false while the named view is loading
 */
export type AddressShape = {
  readonly settings: ListSettings;
  readonly base: ListSettings;
  readonly view: ListView | null;
  readonly isGone: boolean;
  readonly isReady: boolean;
};

export const shapeOfAddress = (
  { saved, filters, sort, columns, view: kind }: Address,
  remote: Remote<readonly ListView[]>,
  lastColumns: readonly ListColumn[],
  usualKind: ListSettings["kind"],
): AddressShape => {
  const views = latestValue(remote);
  const view = views?.find(({ id }) => String(id) === saved) ?? null;
  const base = view?.settings ?? { ...usualSettings, kind: usualKind, columns: lastColumns };
  const said = {
    ...(filters === undefined ? {} : { filters }),
    ...(sort === undefined ? {} : { sort }),
    ...(columns === undefined ? {} : { columns }),
    ...(kind === undefined ? {} : { view: kind }),
  };
  return {
    settings: settingsOfAddress(said, base),
    base,
    view,
    isGone: saved !== undefined && view === null && views !== undefined,
    isReady: saved === undefined || views !== undefined || remote.tag === "failed",
  };
};
