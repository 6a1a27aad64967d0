import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../../../core/kernel/failure.ts";

/** A cookie to set, or to clear when the value is null. */
export type CookieChange = { readonly name: "staff" | "learner" | "second_step" | "device"; readonly value: string | null };

/** A reply with cookies besides its value. */
export class Answer<R> {
  readonly value: R;
  readonly cookies: readonly CookieChange[];
  constructor(value: R, cookies: readonly CookieChange[]) {
    this.value = value;
    this.cookies = cookies;
  }
}

/** JSON text that the database has already written, passed through unchanged. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/**
 * A reply that is streamed while it is produced.
 * @property events ends early, and its work with it, when the signal aborts
 */
export class EventStream<R> {
  readonly events: (signal: AbortSignal) => AsyncIterable<R>;
  constructor(events: (signal: AbortSignal) => AsyncIterable<R>) {
    this.events = events;
  }
}

/** A reply that is produced after the transaction, so that waiting for another server holds no database connection. */
export class Afterwards<R> {
  readonly work: TaskEither<Failure, R>;
  constructor(work: TaskEither<Failure, R>) {
    this.work = work;
  }
}

/** A file that is streamed while it is produced, after the transaction. */
export class Download {
  readonly filename: string;
  readonly text: () => AsyncIterable<string>;
  constructor(filename: string, text: () => AsyncIterable<string>) {
    this.filename = filename;
    this.text = text;
  }
}
