import { distinctUntilChanged, fromEvent, map, merge, shareReplay, startWith } from "rxjs";
import type { Connectivity } from "../../core/kernel/connectivity.port.ts";

type Host = Pick<Window, "addEventListener" | "removeEventListener"> & { readonly navigator: Pick<Navigator, "onLine"> };

/** Connectivity as the browser reports it. */
export const browserConnectivity = (host: Host): Connectivity => ({
  online$: merge(fromEvent(host, "online"), fromEvent(host, "offline")).pipe(
    startWith(null),
    map(() => host.navigator.onLine),
    distinctUntilChanged(),
    shareReplay({ bufferSize: 1, refCount: true }),
  ),
});
