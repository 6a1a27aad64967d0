import * as t from "io-ts";
import { sql } from "kysely";
import { waysOf } from "../../../core/outbox/ways.rule.ts";
import { senderLimits } from "../../../core/senders/sender.model.ts";
import type { JobContribution } from "../contributions/contribution.ts";
import { type AnyJob, job, jobKind } from "../jobs/job.ts";
import { makeOutbox } from "../outbox/outbox.store.ts";
import type { Tx } from "../storage/database.ts";
import { type CheckDeps, checkRow } from "./check-sender.flow.ts";
import { senderRows } from "./sender-row.ts";
import type { Telling } from "./tell-failed.store.ts";
import { applyCheck } from "./verification.store.ts";

const kind = jobKind({ kind: "senders.check", input: t.type({}), checkpoint: t.type({ after: t.number }) });

/** Deletes what was removed 30 days ago, and the keys of domains without an address. */
const forgetRemoved = async ({ db, org }: Tx, now: number): Promise<void> => {
  await sql`delete from senders where org_id = ${org} and deleted_at <= ${now - senderLimits.kept}`.execute(db);
  await sql`
    delete from sender_domains d where d.org_id = ${org}
      and not exists (select from senders s where s.org_id = d.org_id and s.domain = d.domain)`.execute(db);
};

/** Checks every sender of an organisation once a day. */
export const checkSendersJob = (deps: CheckDeps & Telling): AnyJob =>
  job(kind, {
    schedule: { when: { dailyAt: "04:40" }, input: {} },
    run: async ({ checkpoint, read, step, doer, now }) => {
      const rows = (await read((tx) => senderRows(tx))).filter(({ deleted_at }) => deleted_at === null);
      const counted = (after: number) => ({
        checkpoint: { after },
        progress: { done: rows.filter(({ id }) => id <= after).length, total: rows.length, counts: {} },
      });
      for (const row of rows.toSorted((a, b) => a.id - b.id)) {
        if (checkpoint !== null && row.id <= checkpoint.after) continue;
        const check = await checkRow(deps, row);
        await step(async (tx) => {
          await applyCheck(tx, doer(), row.id, check, deps);
          return counted(row.id);
        });
      }
      await step(async (tx) => {
        await forgetRemoved(tx, now());
        return counted(rows.reduce((most, { id }) => Math.max(most, id), 0));
      });
      return { result: null };
    },
  });

/** The job that checks senders. */
export const jobs: JobContribution = ({ config, dns, sealer, origin }) => [
  checkSendersJob({ dns, ips: config.mailIps, outbox: makeOutbox(sealer, waysOf(config)), origin }),
];
