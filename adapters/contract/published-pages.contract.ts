import * as t from "io-ts";
import { learners } from "../../core/access/access-rule.rule.ts";
import { textUpTo } from "../../core/kernel/bounded.ts";
import { PublishedPage } from "../../core/portal-pages/published-page.model.ts";
import { portalLimits } from "../../core/portal-settings/portal-sections.model.ts";
import { endpoint, noInput } from "./endpoint.ts";

/** Endpoints for learners: the published pages of the portal. */
export const publishedPages = {
  read: endpoint({
    ...noInput,
    name: "portal-pages.read",
    summary: "Returns a published page of the portal by its address.",
    method: "GET",
    path: "/api/cg/pages/:path",
    access: learners,
    params: t.type({ path: textUpTo(portalLimits.page.path) }, "PageByPath"),
    reply: PublishedPage,
  }),
} as const;
