import * as t from "io-ts";
import type { Failure } from "../kernel/failure.ts";

/** What omni search finds, in the order in which equal matches stand. */
export const OmniType = t.keyof({ contact: null, lesson: null, campaign: null, team: null }, "OmniType");
export type OmniType = t.TypeOf<typeof OmniType>;
export const omniTypes: readonly OmniType[] = Object.keys(OmniType.keys).filter(OmniType.is);

/** One record that was found. */
export const OmniResult = t.type(
  {
    name: t.string,
    type: OmniType,
    id: t.number,
    /** where the record opens, below /ui */
    route: t.string,
    /** a few words more: an address, a status, how many members; "" for nothing */
    info: t.string,
  },
  "OmniResult",
);
export type OmniResult = t.TypeOf<typeof OmniResult>;

/** The answer to a search: the best matches and how many those are. */
export const OmniAnswer = t.type(
  {
    status: t.literal("success"),
    data: t.type({ data: t.readonlyArray(OmniResult), pagination: t.type({ page: t.number, pages: t.number, count: t.number }) }),
  },
  "OmniAnswer",
);
export type OmniAnswer = t.TypeOf<typeof OmniAnswer>;

/**
 * @property types what to look for
 * @property limit most results
 */
export type OmniQuery = { readonly term: string; readonly types: readonly OmniType[]; readonly limit: number };

/** Results that one search gives at most. */
export const omniLimit = 10;
/** Characters of a search text that count. */
export const longestTerm = 200;

/** The answer that carries some results, all on one page. */
export const omniAnswer = (results: readonly OmniResult[]): OmniAnswer => ({
  status: "success",
  data: { data: results, pagination: { page: 1, pages: 1, count: results.length } },
});

/**
 * What a search box shows.
 * @property isWaiting an answer of the server is still to come
 * @property failure why the last one did not come; what is known stays
 */
export type OmniState = {
  readonly term: string;
  readonly results: readonly OmniResult[];
  readonly isWaiting: boolean;
  readonly failure: Failure | null;
};
