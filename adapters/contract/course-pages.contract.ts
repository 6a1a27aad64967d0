import * as t from "io-ts";
import { staff } from "../../core/access/access-rule.rule.ts";
import { CampaignType } from "../../core/campaigns/campaign-type.model.ts";
import { courseListLimits, CoursePage, CourseSort, ListedState } from "../../core/campaigns/course-list.model.ts";
import { Offered } from "../../core/campaigns/offered.model.ts";
import { textUpTo } from "../../core/kernel/bounded.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { IntText, intTextBetween, orNullText } from "./wire.ts";

/** Endpoints for the list of courses; apart from those for campaigns, which other pages load for the names. */
export const coursePages = {
  page: endpoint({
    ...noInput,
    name: "campaigns.page",
    summary: "Returns a page of the courses that match, after the one that the cursor of the page before names.",
    method: "GET",
    path: "/api/campaigns/page",
    access: staff("campaigns"),
    query: t.type(
      {
        state: orNullText(ListedState),
        type: orNullText(CampaignType),
        offered: orNullText(Offered),
        team: orNullText(IntText),
        search: orDefault(textUpTo(courseListLimits.search), ""),
        sort: orDefault(CourseSort, "portal"),
        limit: orDefault(intTextBetween(1, courseListLimits.rows), 50),
        after: orNullText(textUpTo(courseListLimits.cursor)),
      },
      "CoursePageQuery",
    ),
    reply: CoursePage,
  }),
} as const;
