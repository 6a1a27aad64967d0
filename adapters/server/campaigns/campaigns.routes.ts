import { campaigns } from "../../contract/campaigns.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeCampaignStore } from "./campaigns.store.ts";

/** Endpoints for campaigns. */
export const routes: RouteContribution = () =>
  routesFor(campaigns, { list: ({ tx, actor, request }) => makeCampaignStore(tx, actor, request.now).list });
