import { makeJobRunner } from "../../../../adapters/server/jobs/job-runner.ts";
import type { SmtpSettings } from "../../../../adapters/server/outbox/mail.settings.ts";
import { sendMessageJob } from "../../../../adapters/server/outbox/send-message.job.ts";
import { tidyOutboxJob } from "../../../../adapters/server/outbox/tidy-outbox.job.ts";
import type { Transports } from "../../../../adapters/server/outbox/transport.ts";
import { makeTransports } from "../../../../adapters/server/outbox/transports.ts";
import type { TestServer } from "../harness.ts";
import { testOutbox } from "../mails.ts";

/** What a server under test sends with: its queue, worked through when a test says so. */
export type Post = {
  readonly transports: Transports;
  readonly sendDue: () => Promise<number>;
  readonly tidy: () => Promise<number>;
  readonly close: () => void;
};

type Settings = Parameters<typeof makeTransports>[0];

/** @param change stands between the queue and the transports */
export const postOf = (
  { database, clock }: Pick<TestServer, "database" | "clock">,
  settings: Settings,
  change: (transports: Transports) => Transports = (same) => same,
): Post => {
  const transports = makeTransports(settings, clock.now);
  const deps = { database, clock, warn: (message: string, error: unknown) => void process.stderr.write(`${message} ${String(error)}\n`) };
  const sender = makeJobRunner(deps, [sendMessageJob(testOutbox, change(transports))]);
  const tidying = makeJobRunner(deps, [tidyOutboxJob]);
  return {
    transports,
    sendDue: sender.runDue,
    tidy: tidying.runDue,
    close: () => {
      for (const transport of Object.values(transports)) transport.close();
    },
  };
};

/** A mail server of this process, without a login. */
export const localSmtp = (port: number): SmtpSettings => ({
  host: "127.0.0.1",
  port,
  secure: false,
  needsTls: false,
  user: null,
  password: null,
  from: { name: "Cygnet", address: "no-reply@cygnet.example.com" },
});
