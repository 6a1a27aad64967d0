import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import * as t from "io-ts";
import type { Observable } from "rxjs";
import type { Failure } from "./failure.ts";
import type { Ids } from "./ids.port.ts";
import {
  firstPlainPage,
  type PlainChange,
  type PlainCreation,
  type PlainKind,
  type PlainQuery,
  type PlainRecord,
} from "./plain-record.model.ts";
import { makeResourceList } from "./resource-list.service.ts";
import type { ResourceState } from "./resource-state.ts";
import type { ResourceStore } from "./resource-store.port.ts";
import { plainFields } from "./saver.model.ts";
import { makeSaver } from "./saver.service.ts";
import type { Saver } from "./saver.ts";
import type { DeviceStorage } from "./storage.port.ts";
import { readStored } from "./stored-text.ts";

/** Storage of the records of a plain resource. */
export type PlainStore<A extends PlainRecord, V, S extends string> = ResourceStore<A, PlainQuery<S>, PlainCreation<V>, PlainChange<V>>;

/** The form of a record; it sends what was typed on submit. */
export type PlainForm<A, V> = Saver<A, V, keyof V & string>;

/** A plain resource: one page of its list, and forms. The list is loaded again after every write. */
export type PlainResource<A extends PlainRecord, V extends object, S extends string> = {
  readonly kind: PlainKind<A, V, S>;
  readonly state$: Observable<ResourceState<A>>;
  readonly latest: () => ResourceState<A>;
  readonly show: (query: PlainQuery<S>) => TaskEither<Failure, unknown>;
  readonly remove: (id: number) => TaskEither<Failure, void>;
  readonly restore: (id: number) => TaskEither<Failure, A>;
  /**
   * The form of a record with the draft kept on this device.
   * @param id null for a new record
   */
  readonly open: (id: number | null) => TaskEither<Failure, PlainForm<A, V>>;
};

type Deps<A extends PlainRecord, V extends object, S extends string> = {
  readonly kind: PlainKind<A, V, S>;
  readonly store: PlainStore<A, V, S>;
  readonly ids: Ids;
  /** device storage of the current user */
  readonly storage: DeviceStorage;
};

export const makePlainResource = <A extends PlainRecord, V extends object, S extends string>({
  kind,
  store,
  ids,
  storage,
}: Deps<A, V, S>): PlainResource<A, V, S> => {
  const { blank, valuesOf, normal, values } = kind;
  const list = makeResourceList<A, PlainQuery<S>>({
    name: kind.type,
    views: [],
    storage,
    calls: { list: (query) => store.list(query), remove: (id) => store.remove(Number(id)) },
  });
  const Draft = t.type({ key: t.string, base: t.union([kind.record, t.null]), typed: values, sent: t.readonlyArray(values) });
  let shown = firstPlainPage(kind.firstSort);
  const show = (query: PlainQuery<S>): TaskEither<Failure, unknown> => {
    shown = query;
    return list.load(query, { page: query.page, search: query.search });
  };
  /** Loads the list again once a write has succeeded. */
  const refreshing =
    <B>(write: TaskEither<Failure, B>): TaskEither<Failure, B> =>
    async () => {
      const answer = await write();
      if (E.isRight(answer)) void show(shown)();
      return answer;
    };
  const begin = (base: A | null): PlainForm<A, V> => {
    const place = `plain:${kind.type}:${base?.id ?? "new"}`;
    const start = readStored(Draft, storage.get(place)) ?? {
      key: ids.uuid(),
      base,
      typed: base === null ? blank : valuesOf(base),
      sent: [],
    };
    return makeSaver<A, V, keyof V & string>({
      of: {
        blank,
        valuesOf,
        normal,
        overlaid: (stored, edited) => ({ ...stored, ...edited }),
        ...plainFields<V, keyof V & string>(kind.fields),
      },
      start,
      send: ({ key, base: on, values: sent }) =>
        refreshing(on === null ? store.create({ ...sent, key }) : store.update(on.id, { ...sent, version: on.version })),
      read: kind.record.is,
      keep: (draft) => (draft === null ? storage.remove(place) : storage.set(place, JSON.stringify(draft))),
    });
  };
  return {
    kind,
    state$: list.state$,
    latest: list.latest,
    show,
    remove: (id) => refreshing(list.remove(id)),
    restore: (id) => refreshing(store.restore(id)),
    open: (id) => (id === null ? TE.fromIO(() => begin(null)) : pipe(store.get(id), TE.map(begin))),
  };
};
