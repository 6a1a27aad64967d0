import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { type FeatureUsage, type UsageType, usageTypes } from "../../../core/org/feature-usage.model.ts";
import { monthStart } from "../../../core/org/month-start.rule.ts";
import { planCaps } from "../../../core/org/plan-caps.rule.ts";
import type { UsageStore } from "../../../core/org/usage.port.ts";
import type { Request } from "../http/call.ts";
import { orgPlan } from "../http/org-plan.store.ts";
import type { Tx } from "../storage/database.ts";

type Call = { readonly tx: Tx; readonly request: Pick<Request, "now"> };

/** One statement per type, counting the whole organisation even where the caller sees less; workflows are not stored yet and count 0. */
const counts = (org: number | null, since: number) => ({
  campaigns: sql`select count(*) from campaigns where org_id = ${org} and deleted_at is null`,
  workflows: sql`select 0`,
  workflow_size: sql`select 0`,
  sms: sql`select texts_since(${since}::bigint)`,
  users: sql`select count(*) from users where org_id = ${org} and status = 1`,
  mal: sql`select learners_since(${since}::bigint)`,
});

/** Counts current usage; months follow the organisation's time zone. */
export const makeUsageStore = ({ tx, request }: Call): UsageStore => ({
  usage:
    (types = usageTypes) =>
    async () => {
      const { plan, timezone } = await orgPlan(tx);
      const statements = counts(tx.org, monthStart(request.now, timezone));
      const caps = planCaps(plan);
      const columns = sql.join(types.map((type) => sql`(${statements[type]})::int as ${sql.ref(type)}`));
      const { rows } = await sql<Partial<Record<UsageType, number>>>`select ${columns}`.execute(tx.db);
      const entries = types.map((type): [UsageType, FeatureUsage] => [type, { used: rows[0]?.[type] ?? 0, cap: caps[type] }]);
      return E.right(Object.fromEntries(entries));
    },
});
