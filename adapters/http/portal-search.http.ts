import type { PortalSearchStore } from "../../core/portal-search/portal-search.port.ts";
import { portalSearch } from "../contract/portal-search.contract.ts";
import { type Caller, none } from "./caller.ts";

/** The learner's search over HTTP. */
export const makePortalSearchHttp = (call: Caller): PortalSearchStore => ({
  search: (search) => call(portalSearch.search, { ...none, query: { search } }),
});
