import * as t from "io-ts";
import { type AnyJob, type JobContext, JobRefused, job, jobKind } from "../../../../adapters/server/jobs/job.ts";
import type { Tx } from "../../../../adapters/server/storage/database.ts";
import type { StaffAccess } from "../../../../core/access/access-rule.rule.ts";

/** Writes messages 0, 1, 2 … into the outbox, one a step. */
export const counting = jobKind({ kind: "test.count", input: t.type({ to: t.number, name: t.string }), checkpoint: t.number });

type Counting = JobContext<{ readonly to: number; readonly name: string }, number>;

const write = async (tx: Tx, { org, now, input }: Counting, at: number): Promise<void> => {
  await tx.db
    .insertInto("outbox")
    .values({ org_id: org, channel: "email", recipient: input.name, subject: String(at), body: "", created_at: now() })
    .execute();
};

/** @param beforeStep told in the transaction of each step, after its effects; throws to make the step fail */
export const countingJob = (
  beforeStep: (at: number) => Promise<void> | void = () => undefined,
  extra: {
    readonly mostTries?: number;
    readonly access?: StaffAccess;
    /** told once a step has lasted */ readonly afterStep?: () => Promise<void>;
  } = {},
): AnyJob => {
  const { afterStep = async () => undefined, ...more } = extra;
  return job(counting, {
    ...more,
    run: async (context) => {
      for (let at = context.checkpoint ?? 0; at < context.input.to; at += 1) {
        await context.step(async (tx) => {
          await write(tx, context, at);
          await beforeStep(at);
          return { checkpoint: at + 1, progress: { done: at + 1, total: context.input.to, counts: { written: at + 1 } } };
        });
        await afterStep();
      }
      return { result: { written: context.input.to }, undoFor: 3600 };
    },
    undo: async (context) => {
      await context.step(async (tx) => {
        await tx.db.deleteFrom("outbox").where("org_id", "=", context.org).where("recipient", "=", context.input.name).execute();
        return { checkpoint: 0, progress: { done: 1, total: 1, counts: {} } };
      });
      return { result: { reversed: context.input.to } };
    },
  });
};

/** A job that says by itself that trying again would not help. */
export const refusing = job(counting, {
  run: async () => {
    throw new JobRefused("The file is gone.");
  },
});
