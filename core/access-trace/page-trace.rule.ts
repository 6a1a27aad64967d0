import { pageState } from "../portal-pages/page-state.rule.ts";
import type { StoredPage } from "../portal-pages/stored-page.model.ts";
import type { TracedCondition } from "./access-trace.model.ts";
import { traced } from "./traced.rule.ts";

/** Why learners see a page of the portal, or do not: every learner sees a page that is published. */
export const pageTrace = (page: StoredPage): readonly TracedCondition[] => [
  traced("page_published", pageState(page) === "draft" ? "unmet" : "met", { at: page.published_at }),
];
