import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { BehaviorSubject, type Observable } from "rxjs";
import type { Failure } from "./failure.ts";
import { idle, latestValue, loaded, loadedOver, type Remote, toFailed, toLoading } from "./remote.ts";

/** A value of the server kept on the client, with its loading state. */
export type RemoteSource<A, Query = void> = {
  readonly state$: Observable<Remote<A>>;
  readonly latest: () => Remote<A>;
  /**
   * Requests the value; the previous one stays visible. Each caller gets the response to its own request, but only the latest request
   * changes the state.
   */
  readonly load: (query: Query) => TaskEither<Failure, A>;
  /** Loads, unless a request is in progress. */
  readonly want: (query: Query) => void;
  /** Replaces the value, as with the response to a command. */
  readonly set: (value: A) => void;
  /** Changes the value, if there is one. */
  readonly change: (next: (value: A) => A) => void;
  /** Restores an earlier state, as after a refused command. */
  readonly restore: (state: Remote<A>) => void;
  /** Drops the value and pending responses. */
  readonly forget: () => void;
  /** Number of local changes of the value, by which a command detects an intervening one. */
  readonly changes: () => number;
};

/**
 * Keeps the response to a query. A response to an older request is dropped; one requested before a local change is stale, and the request
 * is repeated.
 */
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
