import type { Observable, SchedulerLike } from "rxjs";
import { asyncScheduler, concat, distinctUntilChanged, from, map, of, switchMap, timer } from "rxjs";
import type { DateTextReader, ReadDate } from "./date-text.port.ts";
import { invalidDateText } from "./validation-message.rule.ts";

/** Debounce of the check of a date text, in milliseconds. */
export const dateTextPause = 500;

/** The state that a form shows beside a date text; `unchecked` when the check itself failed, for example offline. */
export type DateTextState =
  | { readonly tag: "blank" }
  | { readonly tag: "validating" }
  | { readonly tag: "unchecked" }
  | { readonly tag: "wrong"; readonly message: string }
  | ({ readonly tag: "right" } & ReadDate);

const check = (reader: DateTextReader, text: string, offset: number): Observable<DateTextState> =>
  from(reader.read(text, offset)()).pipe(
    map((answer): DateTextState => {
      if (answer._tag === "Right") return { tag: "right", ...answer.right };
      return answer.left.tag === "invalid" ? { tag: "wrong", message: invalidDateText(text).message } : { tag: "unchecked" };
    }),
  );

/**
 * Checks a text while it is typed: debounced, and stale responses are dropped.
 * @param offset minutes east of UTC
 */
export const dateTextStates = (
  typed$: Observable<string>,
  reader: DateTextReader,
  offset: number,
  scheduler: SchedulerLike = asyncScheduler,
): Observable<DateTextState> =>
  typed$.pipe(
    map((text) => text.trim()),
    distinctUntilChanged(),
    switchMap((text): Observable<DateTextState> => {
      if (text === "") return of({ tag: "blank" });
      return concat(
        of<DateTextState>({ tag: "validating" }),
        timer(dateTextPause, scheduler).pipe(switchMap(() => check(reader, text, offset))),
      );
    }),
  );
