import { noProgress } from "../../../core/jobs/job.model.ts";
import { waysOf } from "../../../core/outbox/ways.rule.ts";
import type { JobContribution } from "../contributions/contribution.ts";
import { type AnyJob, job } from "../jobs/job.ts";
import { type Attempt, beginAttempt, endAttempt, failMessage } from "./attempt.store.ts";
import { makeOutbox, type Outbox } from "./outbox.store.ts";
import { sendMessageKind } from "./send-message-kind.ts";
import type { Transports } from "./transport.ts";
import { makeTransports } from "./transports.ts";

const still = { checkpoint: null, progress: noProgress } as const;

/**
 * Sends one message: the attempt is stored before the transport is called, its result afterwards, with no transaction open in between.
 * After a crash in between, the message is sent again with the same idempotency key.
 */
export const sendMessageJob = (outbox: Outbox, transports: Transports): AnyJob =>
  job(sendMessageKind, {
    isShort: true,
    close: () => {
      for (const transport of Object.values(transports)) transport.close();
    },
    onEnd: async (tx, { input: { message: id } }, now) => {
      if (tx.org !== null) await failMessage(tx, { org: tx.org, id, now }, "gave_up", null);
      return { result: null };
    },
    run: async ({ org, input: { message: id }, now, step }) => {
      const begun: { attempt: Attempt | null } = { attempt: null };
      await step(async (tx) => {
        begun.attempt = await beginAttempt(tx, outbox, { org, id, now: now() });
        return still;
      });
      const { attempt } = begun;
      if (attempt === null) return { result: null };
      const answer = await transports[attempt.channel].send(attempt.message);
      const after: { again: number | null } = { again: null };
      await step(async (tx) => {
        const next = await endAttempt(tx, { org, id, now: now() }, answer);
        after.again = next.state === "queued" ? next.at : null;
        return still;
      });
      return after.again === null ? { result: null } : { result: null, again: after.again };
    },
  });

/** The job that sends messages with the configured transports. */
export const jobs: JobContribution = ({ config, clock, sealer }) => [
  sendMessageJob(makeOutbox(sealer, waysOf(config)), makeTransports(config, clock.now)),
];
