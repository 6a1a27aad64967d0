import type { Observable, SchedulerLike } from "rxjs";
import { asyncScheduler, concat, distinctUntilChanged, from, map, of, switchMap, timer } from "rxjs";
import type { DateTextReader, ReadDate } from "./date-text.port.ts";
import { invalidDateText } from "./validation-message.ts";

/** How long a date text rests before it is checked, in milliseconds. */
export const dateTextPause = 500;

/** What a form shows beside a date text; `unchecked` when nobody could be asked, which is no fault of the text. */
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
 * Checks a text as it is typed: once it has rested, and answering only about the text that stands there now.
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
