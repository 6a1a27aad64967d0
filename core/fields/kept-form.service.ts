import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type * as t from "io-ts";
import { BehaviorSubject, type Observable } from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import { idle, latestValue, loaded, type Remote, toFailed, toLoading } from "../kernel/remote.ts";
import { sameValue } from "../kernel/same-value.ts";
import type { DeviceStorage } from "../kernel/storage.port.ts";
import { readStored } from "../kernel/stored-text.ts";

/** A form of a versioned record: unsaved changes and save status. `round` changes when the inputs are reset. */
export type KeptFormState<A, D> = {
  readonly remote: Remote<A>;
  readonly edited: D;
  readonly state: "idle" | "dirty" | "saving" | "saved" | "failed";
  readonly failure: Failure | null;
  readonly round: number;
};

/** A draft is kept on the device until it is stored or discarded; text typed during a save is kept too. */
export type KeptForm<A, D> = {
  readonly state$: Observable<KeptFormState<A, D>>;
  readonly latest: () => KeptFormState<A, D>;
  readonly load: () => Promise<void>;
  readonly edit: (change: Partial<D>) => void;
  readonly save: () => Promise<void>;
  readonly discard: () => Promise<void>;
};

/**
 * @property save stores a change based on the loaded record; after a version conflict, on the reloaded one
 * @property place storage key of the draft
 */
export type KeptFormDeps<A, D> = {
  readonly read: TaskEither<Failure, A>;
  readonly save: (draft: D, held: A) => TaskEither<Failure, A>;
  readonly codec: t.Type<D>;
  readonly none: D;
  readonly place: string;
  readonly storage: DeviceStorage;
};

export const makeKeptForm = <A extends { readonly version: number }, D extends Readonly<Record<string, unknown>>>({
  read,
  save,
  codec,
  none,
  place,
  storage,
}: KeptFormDeps<A, D>): KeptForm<A, D> => {
  const begun = readStored(codec, storage.get(place)) ?? none;
  const isEmpty = (draft: D): boolean => Object.keys(draft).length === 0;
  const state = new BehaviorSubject<KeptFormState<A, D>>({
    remote: idle,
    edited: begun,
    state: isEmpty(begun) ? "idle" : "dirty",
    failure: null,
    round: 0,
  });
  const put = (change: Partial<KeptFormState<A, D>>): void => state.next({ ...state.value, ...change });
  const keep = (edited: D): void => {
    if (isEmpty(edited)) storage.remove(place);
    else storage.set(place, JSON.stringify(edited));
    put({ edited });
  };
  const load = async (): Promise<A | null> => {
    put({ remote: toLoading(state.value.remote) });
    const answer = await read();
    put({ remote: E.isRight(answer) ? loaded(answer.right) : toFailed(state.value.remote, answer.left) });
    return E.isRight(answer) ? answer.right : null;
  };
  /** Changes typed since the request was sent. */
  const since = (sent: D): D => {
    const { edited } = state.value;
    const rest = codec.decode(Object.fromEntries(Object.entries(edited).filter(([key, value]) => !sameValue(value, sent[key]))));
    return E.isRight(rest) ? rest.right : edited;
  };
  return {
    state$: state.asObservable(),
    latest: () => state.value,
    load: async () => void (await load()),
    edit: (change) => {
      keep({ ...state.value.edited, ...change });
      if (state.value.state !== "saving") put({ state: "dirty" });
    },
    save: async () => {
      const { remote, state: now, failure, edited } = state.value;
      const held = latestValue(remote);
      if (held === undefined || now === "saving" || isEmpty(edited)) return;
      put({ state: "saving", failure: null });
      const answer = await save(edited, failure?.tag === "conflict" ? ((await load()) ?? held) : held)();
      if (E.isLeft(answer)) return put({ failure: answer.left, state: "failed" });
      keep(since(edited));
      const isOver = isEmpty(state.value.edited);
      put({ remote: loaded(answer.right), state: isOver ? "saved" : "dirty", round: state.value.round + (isOver ? 1 : 0) });
    },
    discard: async () => {
      keep(none);
      put({ state: "idle", failure: null, round: state.value.round + 1 });
      await load();
    },
  };
};
