import { makeTabView, type TabView } from "../../core/view-as/tab-view.service.ts";

/** A tab may go from one application to the other, whose view it is not. */
const keys = { portal: "cygnet.view-as", staff: "cygnet.view-as.staff" } as const;
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
 * The view of an application of this tab: its secret comes in the address's fragment, which is sent to no server, is taken out of the address at once, and
 * kept for this tab alone.
 */
export const browserTabView = (host: Host, application: keyof typeof keys): TabView => {
  const key = keys[application];
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
