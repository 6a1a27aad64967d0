import * as t from "io-ts";
import type { Failure } from "../kernel/failure.ts";

/** Record types of omni search, in the order of equal matches. */
export const OmniType = t.keyof({ contact: null, lesson: null, campaign: null, team: null }, "OmniType");
export type OmniType = t.TypeOf<typeof OmniType>;
export const omniTypes: readonly OmniType[] = Object.keys(OmniType.keys).filter(OmniType.is);

/** One search result. */
export const OmniResult = t.type(
  {
    name: t.string,
    type: OmniType,
    id: t.number,
    /** path of the record's page, below /ui */
    route: t.string,
    /** additional text: an address, a status, a number of members; "" for none */
    info: t.string,
  },
  "OmniResult",
);
export type OmniResult = t.TypeOf<typeof OmniResult>;

/** The response to a search: the best matches and their number. */
export const OmniAnswer = t.type(
  {
    status: t.literal("success"),
    data: t.type({ data: t.readonlyArray(OmniResult), pagination: t.type({ page: t.number, pages: t.number, count: t.number }) }),
  },
  "OmniAnswer",
);
export type OmniAnswer = t.TypeOf<typeof OmniAnswer>;

/**
 * @property types record types to search
 * @property limit maximum number of results
 */
export type OmniQuery = { readonly term: string; readonly types: readonly OmniType[]; readonly limit: number };

/** Maximum number of results of a search. */
export const omniLimit = 10;
/** Maximum characters of a search text; longer ones are truncated. */
export const longestTerm = 200;

/** The response with the given results, all on one page. */
export const omniAnswer = (results: readonly OmniResult[]): OmniAnswer => ({
  status: "success",
  data: { data: results, pagination: { page: 1, pages: 1, count: results.length } },
});

/**
 * The state of a search box.
 * @property isWaiting a response of the server is pending
 * @property failure why the last request failed; known results stay
 */
export type OmniState = {
  readonly term: string;
  readonly results: readonly OmniResult[];
  readonly isWaiting: boolean;
  readonly failure: Failure | null;
};
