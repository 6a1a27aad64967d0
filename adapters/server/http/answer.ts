/** A cookie to set, or to clear when the value is null. */
export type CookieChange = { readonly name: "staff" | "learner"; readonly value: string | null };

/** A reply with more to it than its value. */
export class Answer<R> {
  readonly value: R;
  readonly cookies: readonly CookieChange[];
  constructor(value: R, cookies: readonly CookieChange[]) {
    this.value = value;
    this.cookies = cookies;
  }
}

/** JSON that the database has already written, passed through as it is. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A reply that is streamed as it is made. @property events ends early, and its work with it, once the signal says so */
export class EventStream<R> {
  readonly events: (signal: AbortSignal) => AsyncIterable<R>;
  constructor(events: (signal: AbortSignal) => AsyncIterable<R>) {
    this.events = events;
  }
}
