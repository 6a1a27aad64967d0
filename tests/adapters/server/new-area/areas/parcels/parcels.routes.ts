import * as E from "fp-ts/lib/Either.js";
import { writeAudit } from "../../../../../../adapters/server/audit/audit.store.ts";
import type { RouteContribution } from "../../../../../../adapters/server/contributions/contribution.ts";
import { routesFor } from "../../../../../../adapters/server/http/routes-for.ts";
import { parcels } from "./parcels.contract.ts";
import { addParcel, parcelsOf } from "./parcels.store.ts";

/** Calls about parcels. */
export const routes: RouteContribution = () =>
  routesFor(parcels, {
    list:
      ({ tx, actor }) =>
      async () =>
        E.right(await parcelsOf(tx, actor.org_id)),
    send: (call) => async () => {
      const sent = await addParcel(call.tx, call.actor.org_id, call.body, call.request.now);
      await writeAudit(call.tx, call, {
        action: "parcel.create",
        object_type: "parcel",
        object_id: sent.id,
        before: null,
        after: { name: sent.name },
      });
      return E.right(sent);
    },
  });
