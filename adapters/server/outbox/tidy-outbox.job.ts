import * as t from "io-ts";
import { noProgress } from "../../../core/jobs/job.model.ts";
import type { JobContribution } from "../contributions/contribution.ts";
import { type AnyJob, job, jobKind } from "../jobs/job.ts";
import { sendMessageKind } from "./send-message-kind.ts";

const hour = 3600;
const day = 24 * hour;

const kind = jobKind({ kind: "outbox.tidy", input: t.type({}), checkpoint: t.null });

/** Seconds for which messages sent by the product itself are kept; messages from staff are kept with the contact. */
const ownKept = 90 * day;

/**
 * Deletes the content of messages whose secret has expired, send jobs that ended a day ago, and messages of the product itself, such as
 * pins and resets, after 90 days; the ids of received texts too, but never who stopped texts.
 */
export const tidyOutboxJob: AnyJob = job(kind, {
  isShort: true,
  schedule: { when: { every: hour }, input: {} },
  run: async ({ org, now, step }) => {
    await step(async ({ db }) => {
      await db
        .updateTable("outbox")
        .set({ sealed: null })
        .where("org_id", "=", org)
        .where("sealed", "is not", null)
        .where("secret_until", "<=", now())
        .execute();
      await db
        .deleteFrom("jobs")
        .where("org_id", "=", org)
        .where("kind", "=", sendMessageKind.kind)
        .where("state", "in", ["done", "failed", "cancelled"])
        .where("ended_at", "<=", now() - day)
        .execute();
      await db
        .deleteFrom("outbox")
        .where("org_id", "=", org)
        .where("con_id", "is", null)
        .where("state", "in", ["sent", "failed"])
        .where("created_at", "<=", now() - ownKept)
        .execute();
      await db
        .deleteFrom("received_texts")
        .where("org_id", "=", org)
        .where("sender", "is", null)
        .where("received_at", "<=", now() - ownKept)
        .execute();
      return { checkpoint: null, progress: noProgress };
    });
    return { result: null };
  },
});

/** The job that deletes expired message data. */
export const jobs: JobContribution = () => [tidyOutboxJob];
