import { combineLatest, map, type Observable, scan } from "rxjs";
import type { OpenModal } from "./modals.service.ts";

type Drawn = { readonly windows: readonly OpenModal[]; readonly isExpired: boolean };

/**
 * The windows to draw: a window that is opened while the session is expired waits for the login, so that it takes no focus from it;
 * windows that were there before stay.
 */
export const drawnModals = (stack$: Observable<readonly OpenModal[]>, expired$: Observable<boolean>): Observable<readonly OpenModal[]> =>
  combineLatest({ windows: stack$, isExpired: expired$ }).pipe(
    scan<Drawn, Drawn>(
      (before, { windows, isExpired }) => ({
        windows: isExpired ? windows.filter(({ id }) => before.windows.some((drawn) => drawn.id === id)) : windows,
        isExpired,
      }),
      { windows: [], isExpired: false },
    ),
    map(({ windows }) => windows),
  );
