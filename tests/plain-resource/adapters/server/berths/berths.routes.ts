import { sql } from "kysely";
import type { RouteContribution } from "../../../../../adapters/server/contributions/contribution.ts";
import { resourceHandlers } from "../../../../../adapters/server/http/resource-handlers.ts";
import { routesFor } from "../../../../../adapters/server/http/routes-for.ts";
import { foldedText, makePlainStore } from "../../../../../adapters/server/resources/plain.store.ts";
import { berthKind } from "../../../core/berths/berth.model.ts";
import { berths } from "../../contract/berths.contract.ts";

/** Endpoints for berths. */
export const routes: RouteContribution = () =>
  routesFor(
    berths,
    resourceHandlers(
      makePlainStore({
        kind: berthKind,
        table: "berths",
        id: "berth_id",
        searched: ["name", "notes"],
        orders: { name: foldedText("name"), updated: sql`updated_at` },
      }),
    ),
  );
