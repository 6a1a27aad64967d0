import * as TE from "fp-ts/lib/TaskEither.js";
import { searchPortal } from "../../../core/portal-search/portal-search.rule.ts";
import { portalSearch } from "../../contract/portal-search.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { courseFacts } from "../learning/course-facts.store.ts";
import { publishedPages } from "../portal-pages/published-pages.store.ts";
import { sharedLessonNames } from "../shared-lessons/shared-lesson-names.store.ts";

/** Endpoints for learners: search in the portal. */
export const routes: RouteContribution = () =>
  routesFor(portalSearch, {
    search: ({ tx, actor, request, query }) =>
      TE.fromTask(async () =>
        searchPortal(
          {
            courses: await courseFacts(tx, actor.con_id, null),
            pages: await publishedPages(tx, null),
            shared: await sharedLessonNames(tx, actor.con_id),
          },
          query.search,
          request.now,
        ),
      ),
  });
