import * as t from "io-ts";
import { sql } from "kysely";
import { teamUndoSeconds } from "../../../core/teams/decide-team-deletion.rule.ts";
import type { JobContribution } from "../contributions/contribution.ts";
import { type AnyJob, job, jobKind } from "../jobs/job.ts";

const hour = 3600;
const kind = jobKind({ kind: "teams.forget", input: t.type({}), checkpoint: t.type({ teams: t.number }) });

/** Deletes what is stored of deleted teams once they can no longer be restored. */
const forgetTeamsJob: AnyJob = job(kind, {
  schedule: { when: { every: 12 * hour }, input: {} },
  run: async ({ step, now, org }) => {
    let teams = 0;
    await step(async (tx) => {
      const { numAffectedRows } =
        await sql`delete from team_deletions where org_id = ${org} and done_at < ${now() - teamUndoSeconds}`.execute(tx.db);
      teams = Number(numAffectedRows ?? 0);
      return { checkpoint: { teams }, progress: { done: teams, total: null, counts: { teams } } };
    });
    return { result: { teams } };
  },
});

/** The job that forgets deleted teams. */
export const jobs: JobContribution = () => [forgetTeamsJob];
