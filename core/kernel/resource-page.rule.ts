import * as t from "io-ts";
import { type Id, Id as IdCodec, idKey } from "./id.ts";
import { orNull } from "./or-null.ts";

/** The loaded part of a list of a resource. */
export const HeldList = t.type({ all: t.readonlyArray(t.UnknownRecord), count: t.number, page: t.number, pages: t.number }, "HeldList");
export type HeldList = t.TypeOf<typeof HeldList>;

const Failed = t.type({ status: t.literal("failed") }, "FailedResponse");
const Paged = t.type(
  { results: t.readonlyArray(t.UnknownRecord), page: orNull(t.number), pages: orNull(t.number), count: orNull(t.number) },
  "PagedResponse",
);

/** A response to a list request: refused, a page, or the whole list. */
export const ListResponse = t.union([Failed, Paged, t.readonlyArray(t.UnknownRecord)], "ListResponse");
export type ListResponse = t.TypeOf<typeof ListResponse>;

type Row = Readonly<Record<string, unknown>>;

/** The loaded part of a list of typed rows. */
export type Held<A> = { readonly all: readonly A[]; readonly count: number; readonly page: number; readonly pages: number };
type PagedAnswer<A> = {
  readonly results: readonly A[];
  readonly page: number | null;
  readonly pages: number | null;
  readonly count: number | null;
};
/** A response to a list request of typed rows. */
export type ListAnswer<A> = { readonly status: "failed" } | PagedAnswer<A> | readonly A[];

const idOf = (row: Row): Id | null => (IdCodec.is(row["id"]) ? idKey(row["id"]) : null);

const appended = <A extends Row>(held: readonly A[], rows: readonly A[]): readonly A[] => {
  const all = [...held];
  const places = new Map(all.map((row, index) => [idOf(row), index]));
  for (const row of rows) {
    const id = idOf(row);
    const place = id === null ? undefined : places.get(id);
    if (place === undefined) places.set(id, all.push(row) - 1);
    else all[place] = row;
  }
  return all;
};

const isWholeList = <A>(answer: ListAnswer<A>): answer is readonly A[] => Array.isArray(answer);

const isRefusal = <A>(answer: ListAnswer<A>): answer is { readonly status: "failed" } => "status" in answer && answer.status === "failed";

/**
 * The list after a response: page 1 and a whole list replace it, a later page is appended and known ids are updated in place, a refusal
 * changes nothing.
 */
export const afterResponse = <A extends Row>(held: Held<A>, answer: ListAnswer<A>): Held<A> => {
  if (isWholeList(answer)) return { all: answer, count: answer.length, page: 1, pages: 1 };
  if (isRefusal(answer) || !("results" in answer)) return held;
  const page = answer.page ?? 1;
  const all = page <= 1 ? answer.results : appended(held.all, answer.results);
  return { all, count: answer.count ?? all.length, page, pages: answer.pages ?? Math.max(1, page) };
};
