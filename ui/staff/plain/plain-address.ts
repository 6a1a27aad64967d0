import { firstPlainPage, type PlainKind, plainLimits, type PlainQuery, type PlainRecord } from "../../../core/kernel/plain-record.model.ts";
import { newRecord } from "./plain-parts.ts";

/** The query in the URL; invalid parameters are ignored. */
export const plainQueryOf = <A extends PlainRecord, V extends object, S extends string>(
  { sort, firstSort }: Pick<PlainKind<A, V, S>, "sort" | "firstSort">,
  address: Readonly<Partial<Record<string, string>>>,
): PlainQuery<S> => {
  const page = Number(/^[1-9]\d*$/.exec(address["page"] ?? "")?.[0] ?? 1);
  const asked = address["sort"];
  return {
    ...firstPlainPage(firstSort),
    page: page <= plainLimits.page ? page : 1,
    sort: sort.is(asked) ? asked : firstSort,
    search: (address["search"] ?? "").slice(0, plainLimits.search),
  };
};

/** The record in the last path segment: an id, null for a new one, undefined for none. */
export const openRecord = (segment: string | undefined): number | null | undefined =>
  segment === newRecord ? null : segment !== undefined && /^[1-9]\d{0,14}$/.test(segment) ? Number(segment) : undefined;
