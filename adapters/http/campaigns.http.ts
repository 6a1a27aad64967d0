import type { CampaignStore } from "../../core/campaigns/campaigns.port.ts";
import type { CoursePages } from "../../core/campaigns/course-lists.port.ts";
import { campaigns } from "../contract/campaigns.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Campaigns over HTTP. */
export const makeCampaignsHttp = (call: Caller): CampaignStore => ({ list: call(campaigns.list, none) });

/** The list of courses over HTTP, page by page. */
export const makeCoursePagesHttp = (call: Caller): CoursePages => ({
  page: (query) => call(campaigns.page, { ...none, query }),
});
