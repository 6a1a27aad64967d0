import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { BehaviorSubject, type Observable } from "rxjs";
import { type Failure, notFound } from "./failure.ts";
import type { Id } from "./id.ts";
import { withoutLocal } from "./local-flag.rule.ts";
import { latestValue, loaded, toFailed, toLoading } from "./remote.ts";
import { afterResponse, type ListAnswer } from "./resource-page.rule.ts";
import { acceptedReply, type Refused } from "./resource-reply.rule.ts";
import {
  emptyList,
  emptyState,
  type Model,
  modelOf,
  type ResourceFacts,
  type ResourceState,
  stateOf,
  withAdded,
  withDirty,
  withModel,
  withoutModel,
} from "./resource-state.ts";
import { viewInForce } from "./resource-view.rule.ts";
import type { DeviceStorage } from "./storage.port.ts";

/** The calls of a resource. The local flag is not sent. */
export type ResourceCalls<A, Q> = {
  readonly list: (query: Q, page: number) => TaskEither<Failure, ListAnswer<A>>;
} & Partial<OneByOne<A>>;
type OneByOne<A> = {
  readonly get: (id: Id) => TaskEither<Failure, A | Refused>;
  readonly create: (values: unknown) => TaskEither<Failure, A | Refused>;
  readonly update: (id: Id, values: unknown) => TaskEither<Failure, A | Refused>;
  readonly remove: (id: Id) => TaskEither<Failure, unknown>;
  readonly schema: TaskEither<Failure, unknown>;
};

const notOffered = (): TaskEither<Failure, never> => TE.left(notFound("This cannot be done here."));

/**
 * A list of a resource, the same for every area. A failed command returns its failure to the caller, leaves the list unchanged and resets
 * its loading and saving states.
 */
export type ResourceList<A, Q> = {
  readonly state$: Observable<ResourceState<A>>;
  readonly latest: () => ResourceState<A>;
  /** The query that the rows were loaded for; null before any. After a failed load it is not the query asked for last. */
  readonly answered: () => Q | null;
  /** Loads the list; the current rows stay until the response replaces them. A stale response is dropped. */
  readonly load: (query: Q, options?: { readonly page?: number; readonly search?: string }) => TaskEither<Failure, ResourceState<A>>;
  /** Appends the next page; does nothing when there is none. */
  readonly more: TaskEither<Failure, ResourceState<A>>;
  /** Loads one model and updates it in the list. */
  readonly fetch: (id: Id) => TaskEither<Failure, A>;
  readonly describe: TaskEither<Failure, unknown>;
  readonly create: (values: unknown) => TaskEither<Failure, A>;
  /** Changes a model locally; it is dirty until it is saved. */
  readonly edit: (id: Id, change: Partial<A>) => void;
  /** Saves a model; clean afterwards unless it was edited meanwhile. */
  readonly save: (id: Id) => TaskEither<Failure, A>;
  readonly remove: (id: Id) => TaskEither<Failure, void>;
  /** Updates a model of the list. */
  readonly put: (model: A) => void;
  /** Adds a model at the start; one already in the list is updated in place. */
  readonly add: (model: A) => void;
  /** Removes a model from the list that no longer belongs to it. */
  readonly drop: (id: Id) => void;
  readonly setView: (view: string) => void;
};

type Deps<A, Q> = {
  /** the resource's name, under which its view is remembered */
  readonly name: string;
  readonly views: readonly string[];
  readonly calls: ResourceCalls<A, Q>;
  /** device storage of the current user */
  readonly storage: DeviceStorage;
};

export const makeResourceList = <A extends Model, Q>({ name, views, calls, storage }: Deps<A, Q>): ResourceList<A, Q> => {
  const viewKey = `view:${name}`;
  const state = new BehaviorSubject<ResourceState<A>>(emptyState(viewInForce(name, storage.get(viewKey), views)));
  const { get = notOffered, create = notOffered, update = notOffered, remove = notOffered, schema = notOffered() } = calls;
  const change = (next: (now: ResourceFacts<A>) => ResourceFacts<A>): void => state.next(stateOf(next(state.value)));
  let asked: { readonly query: Q; readonly round: number } | null = null;
  let answered: Q | null = null;

  const receive =
    (query: Q, page: number, round: number, startsAnew: boolean): TaskEither<Failure, ResourceState<A>> =>
    async () => {
      const answer = pipe(
        await calls.list(query, page)(),
        E.chain((reply): E.Either<Failure, ListAnswer<A>> => acceptedReply(reply)),
      );
      if (asked?.round !== round) return E.map(() => state.value)(answer);
      if (E.isLeft(answer)) change((now) => ({ ...now, rows: toFailed(now.rows, answer.left) }));
      else {
        answered = query;
        change((now) => ({
          ...now,
          rows: loaded(afterResponse<A>((startsAnew ? undefined : latestValue(now.rows)) ?? emptyList, answer.right)),
        }));
      }
      return E.map(() => state.value)(answer);
    };
  const ask =
    (query: Q, page: number, startsAnew: boolean): TaskEither<Failure, ResourceState<A>> =>
    () => {
      const round = (asked?.round ?? 0) + 1;
      asked = { query, round };
      change((now) => ({ ...now, rows: toLoading(now.rows) }));
      return receive(query, page, round, startsAnew)();
    };
  const writing =
    <B>(command: TaskEither<Failure, B | Refused>): TaskEither<Failure, B> =>
    async () => {
      change((now) => ({ ...now, writes: now.writes + 1 }));
      const answer = pipe(
        await command(),
        E.chain((reply): E.Either<Failure, B> => acceptedReply(reply)),
      );
      change((now) => ({ ...now, writes: now.writes - 1 }));
      return answer;
    };
  const keeping =
    <B>(then: (value: B) => void) =>
    (task: TaskEither<Failure, B>): TaskEither<Failure, B> =>
    async () => {
      const answer = await task();
      if (E.isRight(answer)) then(answer.right);
      return answer;
    };

  return {
    state$: state.asObservable(),
    latest: () => state.value,
    answered: () => answered,
    load:
      (query, { page = 1, search = "" } = {}) =>
      () => {
        change((now) => ({ ...now, search }));
        return ask(query, page, true)();
      },
    more: () => {
      const { page, pages, loading } = state.value;
      return asked === null || loading || page >= pages ? Promise.resolve(E.right(state.value)) : ask(asked.query, page + 1, false)();
    },
    fetch: (id) =>
      pipe(
        get(id),
        TE.chainEitherK((reply): E.Either<Failure, A> => acceptedReply(reply)),
        keeping((model) => change((now) => withModel(now, model))),
      ),
    describe: pipe(
      schema,
      keeping((said) => change((now) => ({ ...now, schema: said }))),
    ),
    create: (values) =>
      pipe(
        writing(create(withoutLocal(values))),
        keeping((model) => change((now) => withAdded(now, model))),
      ),
    edit: (id, edited) => {
      const model = modelOf(state.value, id);
      if (model !== undefined) change((now) => withDirty(withModel(now, { ...model, ...edited }), id, true));
    },
    save: (id) => () => {
      const sent = modelOf(state.value, id);
      if (sent === undefined) return Promise.resolve(E.left(notFound("There is nothing to save.")));
      const isUnchanged = (): boolean => modelOf(state.value, id) === sent;
      return pipe(
        writing(update(id, withoutLocal(sent))),
        keeping((saved) => {
          if (isUnchanged()) change((now) => withDirty(withModel(now, saved), id, false));
        }),
      )();
    },
    remove: (id) =>
      pipe(
        writing(remove(id)),
        keeping(() => change((now) => withoutModel(now, id))),
        TE.map(() => undefined),
      ),
    put: (model) => change((now) => withModel(now, model)),
    add: (model) => change((now) => (modelOf(now, model.id) === undefined ? withAdded(now, model) : withModel(now, model))),
    drop: (id) => change((now) => withoutModel(now, id)),
    setView: (view) => {
      if (!views.includes(view)) return;
      storage.set(viewKey, view);
      change((now) => ({ ...now, view }));
    },
  };
};
