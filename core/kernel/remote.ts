import type { Failure } from "./failure.ts";
import { sameValue } from "./same-value.ts";

/** A value loaded from elsewhere: it includes the failure, and the previous value stays visible. */
export type Remote<A> =
  | { readonly tag: "idle" }
  | { readonly tag: "loading"; readonly previous?: A }
  | { readonly tag: "failed"; readonly failure: Failure; readonly previous?: A }
  | { readonly tag: "loaded"; readonly value: A };

export const idle: Remote<never> = { tag: "idle" };
export const loaded = <A>(value: A): Remote<A> => ({ tag: "loaded", value });

/** The loaded state; an equal value keeps its identity, so that views do not render again. */
export const loadedOver = <A>(remote: Remote<A>, value: A): Remote<A> => {
  const before = latestValue(remote);
  return loaded(before !== undefined && sameValue(before, value) ? before : value);
};

/** The last loaded value, whatever the state. */
export const latestValue = <A>(remote: Remote<A>): A | undefined => {
  switch (remote.tag) {
    case "idle":
      return undefined;
    case "loaded":
      return remote.value;
    default:
      return remote.previous;
  }
};

const withPrevious = <A>(remote: Remote<A>): { readonly previous?: A } => {
  const previous = latestValue(remote);
  return previous === undefined ? {} : { previous };
};

/** Loading keeps the previous value. */
export const toLoading = <A>(remote: Remote<A>): Remote<A> => ({ tag: "loading", ...withPrevious(remote) });
/** A failure keeps the previous value. */
export const toFailed = <A>(remote: Remote<A>, failure: Failure): Remote<A> => ({ tag: "failed", failure, ...withPrevious(remote) });

/** The same state with its values mapped. */
export const mapRemote = <A, B>(remote: Remote<A>, change: (value: A) => B): Remote<B> => {
  switch (remote.tag) {
    case "idle":
      return remote;
    case "loaded":
      return loaded(change(remote.value));
    case "loading":
      return remote.previous === undefined ? { tag: "loading" } : { tag: "loading", previous: change(remote.previous) };
    case "failed":
      return remote.previous === undefined
        ? { tag: "failed", failure: remote.failure }
        : { tag: "failed", failure: remote.failure, previous: change(remote.previous) };
  }
};
