import * as t from "io-ts";
import { type Id, Id as IdCodec, idKey } from "./id.ts";
import { orNull } from "./or-null.ts";

/** What a list holds of a resource. */
export const HeldList = t.type({ all: t.readonlyArray(t.UnknownRecord), count: t.number, page: t.number, pages: t.number }, "HeldList");
export type HeldList = t.TypeOf<typeof HeldList>;

const Failed = t.type({ status: t.literal("failed") }, "FailedResponse");
const Paged = t.type({ results: t.readonlyArray(t.UnknownRecord), page: orNull(t.number), pages: orNull(t.number), count: orNull(t.number) }, "PagedResponse");

/** An answer to a request for a list: refused, a page, or the whole list. */
export const ListResponse = t.union([Failed, Paged, t.readonlyArray(t.UnknownRecord)], "ListResponse");
export type ListResponse = t.TypeOf<typeof ListResponse>;

type Row = Readonly<Record<string, unknown>>;

const idOf = (row: Row): Id | null => (IdCodec.is(row["id"]) ? idKey(row["id"]) : null);

const appended = (held: readonly Row[], rows: readonly Row[]): readonly Row[] => {
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

/** What a list holds after an answer: page 1 and a whole list replace it, a later page is appended with known ids updated in place, a refusal changes nothing. */
export const afterResponse = (held: HeldList, response: ListResponse): HeldList => {
  if (Failed.is(response)) return held;
  if (!Paged.is(response)) return { all: response, count: response.length, page: 1, pages: 1 };
  const page = response.page ?? 1;
  const all = page <= 1 ? response.results : appended(held.all, response.results);
  return { all, count: response.count ?? all.length, page, pages: response.pages ?? Math.max(1, page) };
};
