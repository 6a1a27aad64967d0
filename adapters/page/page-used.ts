import { distinctUntilChanged, fromEvent, map, merge, type Observable, of, startWith, switchMap, timer } from "rxjs";

type Page = Pick<Document, "addEventListener" | "removeEventListener" | "visibilityState">;

/** Milliseconds after the last touch for which a visible page counts as used. */
export const usedMs = 10 * 60_000;

/** Whether the page can be seen and was touched in the last ten minutes, now and at each change. */
export const pageUsed = (page: Page): Observable<boolean> =>
  merge(...["pointerdown", "keydown", "visibilitychange"].map((event) => fromEvent(page, event))).pipe(
    startWith(null),
    switchMap(() => (page.visibilityState === "hidden" ? of(false) : merge(of(true), timer(usedMs).pipe(map(() => false))))),
    distinctUntilChanged(),
  );
