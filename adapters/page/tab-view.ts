import { makeTabView, type TabView } from "../../core/view-as/tab-view.service.ts";

const key = "cygnet.view-as";
const written = /^#view-as=([\w-]{20,100})$/;

type Host = {
  readonly location: Pick<Location, "hash" | "pathname" | "search">;
  readonly history: Pick<History, "replaceState" | "state">;
  readonly sessionStorage: Storage;
};

/** Access may throw in another site's frame. */
const attempt = <A>(act: () => A, otherwise: A): A => {
  try {
    return act();
  } catch {
    return otherwise;
  }
};

/**
 * The view of this tab: its secret comes in the address's fragment, which is sent to no server, is taken out of the address at once, and
 * kept for this tab alone.
 */
export const browserTabView = (host: Host): TabView => {
  const keep = (value: string): void => attempt(() => host.sessionStorage.setItem(key, value), undefined);
  const given = written.exec(host.location.hash)?.[1] ?? null;
  if (given !== null) {
    keep(given);
    host.history.replaceState(host.history.state, "", host.location.pathname + host.location.search);
  }
  return makeTabView(given ?? attempt(() => host.sessionStorage.getItem(key), null), keep);
};

/** The view of tabs of an application that is never viewed as another person. */
export const noTabView = (): TabView => makeTabView(null, () => undefined);
