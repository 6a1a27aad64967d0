import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { type AnalyticsEvent, ownEvents } from "../../../core/analytics/analytics.model.ts";
import { analytics } from "../../contract/analytics.contract.ts";
import { done } from "../../contract/envelope.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import type { Tx } from "../storage/database.ts";

type Who = { readonly org: number; readonly user: number | null; readonly contact: number | null; readonly team: number | null };

/** Stores an event if the organisation stores its own events; an unknown team is dropped. */
const keep = async ({ db }: Tx, { org, user, contact, team }: Who, { name, facts }: AnalyticsEvent, now: number): Promise<void> => {
  await sql`
    insert into analytics_events (org_id, user_id, con_id, team_id, name, facts, at)
    select o.org_id, ${user}::bigint, ${contact}::bigint, (select t.team_id from teams t where t.org_id = o.org_id and t.team_id = ${team}::bigint), ${name}, ${JSON.stringify(facts)}::jsonb, ${now}::bigint
    from orgs o where o.org_id = ${org} and ${ownEvents} = any(o.analytics_integrations)`.execute(db);
};

/** Endpoints that record page events. */
export const routes: RouteContribution = () =>
  routesFor(analytics, {
    track:
      ({ tx, actor, body, request }) =>
      async () => {
        const team = request.teams?.length === 1 ? (request.teams[0] ?? null) : null;
        await keep(tx, { org: actor.org_id, user: actor.user_id, contact: null, team }, body, request.now);
        return E.right(done);
      },
    trackLearner:
      ({ tx, actor, body, request }) =>
      async () => {
        await keep(tx, { org: actor.org_id, user: null, contact: actor.con_id, team: null }, body, request.now);
        return E.right(done);
      },
  });
