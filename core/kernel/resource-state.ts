import type { Failure } from "./failure.ts";
import { type Id, idKey, sameId } from "./id.ts";
import { idle, latestValue, mapRemote, type Remote } from "./remote.ts";
import type { Held } from "./resource-page.rule.ts";

/** A record of some resource. */
export type Model = Readonly<Record<string, unknown>> & { readonly id: Id };

/** What is kept of a list of a resource; everything else that it says follows from this. */
export type ResourceFacts<A> = {
  readonly rows: Remote<Held<A>>;
  readonly search: string;
  /** what the server says of the resource's fields; null until it was asked for */
  readonly schema: unknown;
  /** writes that are not answered yet */
  readonly writes: number;
  readonly view: string;
  /** ids of the models that were changed here and are not saved */
  readonly dirty: ReadonlySet<Id>;
};

/** What a list of a resource holds. */
export type ResourceState<A> = ResourceFacts<A> &
  Held<A> & {
    readonly loading: boolean;
    readonly loaded: boolean;
    readonly saving: boolean;
    /** why the last load failed */
    readonly failure: Failure | null;
  };

export const emptyList: Held<never> = { all: [], count: 0, page: 1, pages: 1 };

/** What is kept of a list, and what follows from it. */
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

/** Puts a model in the place of the one with its id; others stay as they are. */
export const withModel = <A extends Model>(facts: ResourceFacts<A>, model: A): ResourceFacts<A> =>
  withRows(facts, (held) => ({ ...held, all: held.all.map((one) => (sameId(one.id, model.id) ? model : one)) }));

export const withDirty = <A>(facts: ResourceFacts<A>, id: Id, isDirty: boolean): ResourceFacts<A> => {
  const dirty = new Set(facts.dirty);
  if (isDirty) dirty.add(idKey(id));
  else dirty.delete(idKey(id));
  return { ...facts, dirty };
};

/** A new model is first, whatever the order of the list. */
export const withAdded = <A extends Model>(facts: ResourceFacts<A>, model: A): ResourceFacts<A> =>
  withRows(facts, (held) => ({
    ...held,
    all: [model, ...held.all.filter((one) => !sameId(one.id, model.id))],
    count: held.count + 1,
  }));

/** The list without a model; one that it does not hold changes nothing. */
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
