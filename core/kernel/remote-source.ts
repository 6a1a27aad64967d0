import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { BehaviorSubject, type Observable } from "rxjs";
import type { Failure } from "./failure.ts";
import { idle, latestValue, loaded, loadedOver, type Remote, toFailed, toLoading } from "./remote.ts";

/** A value of the server that is kept here, with where its loading stands. */
export type RemoteSource<A, Query = void> = {
  readonly state$: Observable<Remote<A>>;
  readonly latest: () => Remote<A>;
  /** Asks for the value; what was there stays visible. Each caller gets the answer to its own request, but only the newest request changes the state. */
  readonly load: (query: Query) => TaskEither<Failure, A>;
  /** Loads, unless a request is under way. */
  readonly want: (query: Query) => void;
  /** Replaces the value, as by the answer to a command. */
  readonly set: (value: A) => void;
  /** Changes the value where there is one. */
  readonly change: (next: (value: A) => A) => void;
  /** Puts an earlier state back, as after a refused command. */
  readonly restore: (state: Remote<A>) => void;
  /** Drops the value and the answers that are still to come. */
  readonly forget: () => void;
  /** How often the value was changed here: a command that compares it knows whether another one came between. */
  readonly changes: () => number;
};

/** Keeps the value that a question is answered with. A response to an older request is dropped; one that was asked for before the value was changed here is stale, and is asked for again. */
export const makeRemote = <A, Query = void>(ask: (query: Query) => TaskEither<Failure, A>): RemoteSource<A, Query> => {
  const state = new BehaviorSubject<Remote<A>>(idle);
  let requests = 0;
  let changes = 0;

  const load =
    (query: Query): TaskEither<Failure, A> =>
    async () => {
      requests += 1;
      const [request, before] = [requests, changes];
      state.next(toLoading(state.value));
      const answer = await ask(query)();
      if (request !== requests) return answer;
      if (E.isRight(answer) && before !== changes) return load(query)();
      state.next(E.isRight(answer) ? loadedOver(state.value, answer.right) : toFailed(state.value, answer.left));
      return answer;
    };
  const put = (next: Remote<A>): void => {
    changes += 1;
    state.next(next);
  };
  return {
    state$: state.asObservable(),
    latest: () => state.value,
    load,
    want: (query) => (state.value.tag === "loading" ? undefined : void load(query)()),
    set: (value) => put(loaded(value)),
    change: (next) => {
      const value = latestValue(state.value);
      if (value === undefined) changes += 1;
      else put(loaded(next(value)));
    },
    restore: put,
    forget: () => {
      requests += 1;
      put(idle);
    },
    changes: () => changes,
  };
};
