import * as t from "io-ts";
import { sql } from "kysely";
import { endsOf, flagsInForce } from "../../../core/permissions/flags-until.rule.ts";
import type { Doer } from "../audit/audit.store.ts";
import type { JobContribution } from "../contributions/contribution.ts";
import { type AnyJob, job, jobKind } from "../jobs/job.ts";
import type { Tx } from "../storage/database.ts";
import { writeUser } from "../users/write-user.store.ts";

const everySeconds = 300;

const kind = jobKind({ kind: "permissions.end-grants", input: t.type({}), checkpoint: t.type({ users: t.number }) });

type Row = { readonly id: number; readonly version: number; readonly flags: readonly string[]; readonly flags_until: unknown };

/** Takes ended permissions out of the records of users, with an entry in the audit log; they were out of force before. */
const endGrants = async (tx: Tx, doer: Doer, now: number): Promise<number> => {
  const { rows } = await sql<Row>`
    select user_id as id, version, flags, flags_until from users where org_id = ${tx.org} and flags_until <> '{}' order by user_id for update`.execute(
    tx.db,
  );
  let users = 0;
  for (const { id, version, flags: stored, flags_until: until } of rows) {
    const flags = flagsInForce(stored, until, now);
    if (flags.length === stored.length) continue;
    const [before, after] = [endsOf(stored, until), endsOf(flags, until)];
    await writeUser(
      tx,
      doer,
      { id, version },
      { flags: [...flags], flags_until: JSON.stringify(after) },
      { action: "user.change", before: { flags: stored, flags_until: before }, after: { flags, flags_until: after } },
    );
    users += 1;
  }
  return users;
};

/** Tidies away permissions whose end has come. */
export const endGrantsJob: AnyJob = job(kind, {
  isShort: true,
  schedule: { when: { every: everySeconds }, input: {} },
  run: async ({ step, doer, now }) => {
    const ended = { users: 0 };
    await step(async (tx) => {
      ended.users = await endGrants(tx, doer(), now());
      return { checkpoint: ended, progress: { done: ended.users, total: null, counts: ended } };
    });
    return { result: ended };
  },
});

/** The job that tidies away ended permissions. */
export const jobs: JobContribution = () => [endGrantsJob];
