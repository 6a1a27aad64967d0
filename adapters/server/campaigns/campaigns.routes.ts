import { campaigns } from "../../contract/campaigns.contract.ts";
import { type Route, routesFor } from "../http/routes-for.ts";
import { makeCampaignStore } from "./campaigns.store.ts";

/** Calls about campaigns. */
export const campaignRoutes: readonly Route[] = routesFor(campaigns, { list: ({ tx, actor, request }) => makeCampaignStore(tx, actor.org_id, request.now).list });
