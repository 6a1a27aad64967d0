import * as t from "io-ts";
import { sql } from "kysely";
import { noProgress } from "../../../core/jobs/job.model.ts";
import { deliveriesKept } from "../../../core/webhooks/after-delivery.rule.ts";
import type { JobContribution } from "../contributions/contribution.ts";
import { type AnyJob, job, jobKind } from "../jobs/job.ts";

const hour = 3600;

const kind = jobKind({ kind: "webhooks.tidy", input: t.type({}), checkpoint: t.null });

/** Deletes deliveries and deleted webhooks after 30 days, and replaced secrets that no longer sign. */
export const tidyWebhooksJob: AnyJob = job(kind, {
  isShort: true,
  schedule: { when: { every: 6 * hour }, input: {} },
  run: async ({ org, now, step }) => {
    await step(async ({ db }) => {
      const before = now() - deliveriesKept;
      await sql`delete from webhook_deliveries where org_id = ${org} and created_at <= ${before}`.execute(db);
      await sql`delete from webhooks where org_id = ${org} and deleted_at <= ${before}`.execute(db);
      await sql`update webhooks set old_sealed = null, old_until = null where org_id = ${org} and old_until <= ${now()}`.execute(db);
      return { checkpoint: null, progress: noProgress };
    });
    return { result: null };
  },
});

/** The job that deletes old deliveries. */
export const jobs: JobContribution = () => [tidyWebhooksJob];
