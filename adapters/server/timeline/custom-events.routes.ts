import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { customEvents } from "../../contract/custom-events.contract.ts";
import { done } from "../../contract/envelope.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";

/** Endpoint for an organisation's custom events; their facts are stored as JSON text in the answer column. */
export const routes: RouteContribution = () =>
  routesFor(customEvents, {
    tell:
      ({ tx, actor, body, request }) =>
      async () => {
        await sql`
        insert into contact_events (org_id, con_id, at, kind, item, answer)
        values (${actor.org_id}, ${actor.con_id}, ${request.now}, 'custom', ${body.name.trim()}, ${JSON.stringify(body.data ?? {})})`.execute(
          tx.db,
        );
        return E.right(done);
      },
  });
