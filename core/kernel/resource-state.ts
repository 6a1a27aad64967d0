import type { Failure } from "./failure.ts";
import { type Id, idKey, sameId } from "./id.ts";
import { idle, latestValue, mapRemote, type Remote } from "./remote.ts";
import type { Held } from "./resource-page.rule.ts";

/** A record of some resource. */
export type Model = Readonly<Record<string, unknown>> & { readonly id: Id };

/** The stored state of a list of a resource, from which the rest is derived. */
export type ResourceFacts<A> = {
  readonly rows: Remote<Held<A>>;
  readonly search: string;
  /** the server's description of the resource's fields; null until it is loaded */
  readonly schema: unknown;
  /** number of pending writes */
  readonly writes: number;
  readonly view: string;
  /** ids of models with unsaved local changes */
  readonly dirty: ReadonlySet<Id>;
};

/** The state of a list of a resource. */
export type ResourceState<A> = ResourceFacts<A> &
  Held<A> & {
    readonly loading: boolean;
    readonly loaded: boolean;
    readonly saving: boolean;
    /** why the last load failed */
    readonly failure: Failure | null;
  };

export const emptyList: Held<never> = { all: [], count: 0, page: 1, pages: 1 };

/** The stored state with the derived one. */
export const stateOf = <A>(facts: ResourceFacts<A>): ResourceState<A> => {
  const held = latestValue(facts.rows);
  return {
    ...facts,
    ...(held ?? emptyList),
    loading: facts.rows.tag === "loading",
    loaded: held !== undefined,
    saving: facts.writes > 0,
    failure: facts.rows.tag === "failed" ? facts.rows.failure : null,
  };
};

export const emptyState = (view: string): ResourceState<never> =>
  stateOf({ rows: idle, search: "", schema: null, writes: 0, view, dirty: new Set() });

export const modelOf = <A extends Model>(state: { readonly rows: Remote<Held<A>> }, id: Id): A | undefined =>
  latestValue(state.rows)?.all.find((model) => sameId(model.id, id));

const withRows = <A>(facts: ResourceFacts<A>, change: (held: Held<A>) => Held<A>): ResourceFacts<A> => ({
  ...facts,
  rows: mapRemote(facts.rows, change),
});

/** Replaces the model with the same id; others are unchanged. */
export const withModel = <A extends Model>(facts: ResourceFacts<A>, model: A): ResourceFacts<A> =>
  withRows(facts, (held) => ({ ...held, all: held.all.map((one) => (sameId(one.id, model.id) ? model : one)) }));

export const withDirty = <A>(facts: ResourceFacts<A>, id: Id, isDirty: boolean): ResourceFacts<A> => {
  const dirty = new Set(facts.dirty);
  if (isDirty) dirty.add(idKey(id));
  else dirty.delete(idKey(id));
  return { ...facts, dirty };
};

/** Adds a new model at the start, whatever the order of the list. */
export const withAdded = <A extends Model>(facts: ResourceFacts<A>, model: A): ResourceFacts<A> =>
  withRows(facts, (held) => ({
    ...held,
    all: [model, ...held.all.filter((one) => !sameId(one.id, model.id))],
    count: held.count + 1,
  }));

/** The list without a model; unchanged if the model is not in it. */
export const withoutModel = <A extends Model>(facts: ResourceFacts<A>, id: Id): ResourceFacts<A> =>
  modelOf(facts, id) === undefined
    ? facts
    : withDirty(
        withRows(facts, (held) => ({
          ...held,
          all: held.all.filter((model) => !sameId(model.id, id)),
          count: Math.max(0, held.count - 1),
        })),
        id,
        false,
      );
