import * as t from "io-ts";
import { learners } from "../../core/access/access-rule.rule.ts";
import { textUpTo } from "../../core/kernel/bounded.ts";
import { PortalFound, searchLimits } from "../../core/portal-search/portal-search.model.ts";
import { endpoint, noInput } from "./endpoint.ts";

/** Endpoints for learners: search in the portal. */
export const portalSearch = {
  search: endpoint({
    ...noInput,
    name: "portal-search.search",
    summary:
      "Searches what the learner sees: courses by name and description, lessons by name, locked ones too, and pages by title and text.",
    method: "GET",
    path: "/api/cg/search",
    access: learners,
    query: t.type({ search: textUpTo(searchLimits.search) }, "PortalSearchQuery"),
    reply: PortalFound,
  }),
} as const;
