import type { Failure } from "./failure.ts";
import { type Id, idKey, sameId } from "./id.ts";
import type { Held } from "./resource-page.rule.ts";

/** A record of some resource. */
export type Model = Readonly<Record<string, unknown>> & { readonly id: Id };

/** What a list of a resource holds. `dirty`: the ids of models that were changed here and are not saved. */
export type ResourceState<A> = Held<A> & {
  readonly search: string;
  /** what the server says of the resource's fields; null until it was asked for */
  readonly schema: unknown;
  readonly loading: boolean;
  readonly loaded: boolean;
  readonly saving: boolean;
  readonly view: string;
  readonly dirty: ReadonlySet<Id>;
  /** why the last load failed */
  readonly failure: Failure | null;
};

export const emptyList: Held<never> = { all: [], count: 0, page: 1, pages: 1 };

export const emptyState = (view: string): ResourceState<never> => ({
  ...emptyList,
  search: "",
  schema: null,
  loading: false,
  loaded: false,
  saving: false,
  view,
  dirty: new Set(),
  failure: null,
});

export const modelOf = <A extends Model>(state: ResourceState<A>, id: Id): A | undefined => state.all.find((model) => sameId(model.id, id));

/** Puts a model in the place of the one with its id; others stay as they are. */
export const withModel = <A extends Model>(state: ResourceState<A>, model: A): ResourceState<A> => ({
  ...state,
  all: state.all.map((held) => (sameId(held.id, model.id) ? model : held)),
});

export const withDirty = <A>(state: ResourceState<A>, id: Id, isDirty: boolean): ResourceState<A> => {
  const dirty = new Set(state.dirty);
  if (isDirty) dirty.add(idKey(id));
  else dirty.delete(idKey(id));
  return { ...state, dirty };
};

/** A new model stands first, whatever the order of the list. */
export const withAdded = <A extends Model>(state: ResourceState<A>, model: A): ResourceState<A> => ({
  ...state,
  all: [model, ...state.all.filter((held) => !sameId(held.id, model.id))],
  count: state.count + 1,
});

/** The list without a model; one that it does not hold changes nothing. */
export const withoutModel = <A extends Model>(state: ResourceState<A>, id: Id): ResourceState<A> =>
  modelOf(state, id) === undefined
    ? state
    : withDirty({ ...state, all: state.all.filter((model) => !sameId(model.id, id)), count: Math.max(0, state.count - 1) }, id, false);
