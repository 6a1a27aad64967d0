import * as TE from "fp-ts/lib/TaskEither.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { Subject, VirtualTimeScheduler } from "rxjs";
import { describe, expect, it } from "vitest";
import type { Failure } from "../../../core/kernel/failure.ts";
import { invalid } from "../../../core/kernel/failure.ts";
import type { ReadDate } from "../../../core/validation/date-text.port.ts";
import type { DateTextState } from "../../../core/validation/date-text.service.ts";
import { dateTextStates } from "../../../core/validation/date-text.service.ts";

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const march: ReadDate = { timestamp: 1_709_251_200, formatted: "Mar 1, 2024, 12:00 AM" };

const form = (answers: Readonly<Record<string, TaskEither<Failure, ReadDate>>>) => {
  const time = new VirtualTimeScheduler();
  const typed$ = new Subject<string>();
  const asked: string[] = [];
  const states: DateTextState[] = [];
  const read = (value: string): TaskEither<Failure, ReadDate> => {
    asked.push(value);
    return answers[value] ?? TE.left(invalid({ value: ["no date"] }));
  };
  dateTextStates(typed$, { read }, 0, time).subscribe((state) => states.push(state));
  const rest = async (): Promise<void> => {
    time.flush();
    await settled();
  };
  const wait = (ms: number): void => {
    time.maxFrames = time.frame + ms;
    time.flush();
    time.frame = time.maxFrames;
  };
  return { typed$, asked, states, rest, wait };
};

describe("a date text in a form", () => {
  it("should show that it is validating, then the date [A4.17]", async () => {
    const { typed$, states, rest } = form({ "mar 1": TE.right(march) });
    typed$.next("mar 1");
    expect(states).toEqual([{ tag: "validating" }]);
    await rest();
    expect(states.at(-1)).toEqual({ tag: "right", ...march });
  });

  it("should report a text that is no date [A5.07, A8.15]", async () => {
    const { typed$, states, rest } = form({});
    typed$.next("soon");
    await rest();
    expect(states.at(-1)).toEqual({ tag: "wrong", message: '"soon" is not a valid format' });
  });

  it("should be debounced by half a second, for the last text only [A5.08]", () => {
    const { typed$, asked, wait } = form({});
    for (const text of ["m", "ma", "mar 1"]) {
      typed$.next(text);
      wait(499);
      expect(asked).toEqual([]);
    }
    wait(1);
    expect(asked).toEqual(["mar 1"]);
  });

  it("should drop a stale response, and report no error when there is no response", async () => {
    const { typed$, states, rest } = form({ "mar 1": TE.right(march), "mar 2": TE.left({ tag: "offline" }) });
    typed$.next("mar 1");
    typed$.next("mar 2");
    await rest();
    expect(states.map(({ tag }) => tag)).toEqual(["validating", "validating", "unchecked"]);
    typed$.next("  ");
    expect(states.at(-1)).toEqual({ tag: "blank" });
  });
});
