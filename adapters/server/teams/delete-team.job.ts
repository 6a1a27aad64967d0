import { sql } from "kysely";
import { admins, withFeature } from "../../../core/access/access-rule.rule.ts";
import { teamUndoSeconds } from "../../../core/teams/decide-team-deletion.rule.ts";
import { orderedKinds, teamKinds } from "../../../core/teams/team-kinds.rule.ts";
import { teamsFeature } from "../../../core/teams/usable-teams.rule.ts";
import type { JobContribution } from "../contributions/contribution.ts";
import type { TeamMove } from "../contributions/team-part.ts";
import { enqueue } from "../jobs/enqueue.store.ts";
import { type AnyJob, job, type JobContext, type JobOutcome } from "../jobs/job.ts";
import type { Tx } from "../storage/database.ts";
import { deletionOf, restoreSome, reviveTeam } from "./restore-team.store.ts";
import { deleteTeamKind, restoreTeamKind } from "./team-job-kinds.ts";
import { teamParts } from "./team-parts.store.ts";
import { relatedOf } from "./team-related.store.ts";

/** Records moved per step. */
export const teamBatch = 500;

type Context = JobContext<{ readonly id: number }, { readonly kinds: number; readonly after: string }>;

const keep = async ({ db, org }: Tx, team: number, kind: string, moves: readonly TeamMove[]): Promise<void> => {
  await sql`
    insert into team_moves (org_id, team_id, kind, record_id, had)
    select ${org}, ${team}, ${kind}, v.key, v.had from unnest(${moves.map(({ key }) => key)}::text[], ${moves.map(({ had }) => had)}::boolean[]) v (key, had)`.execute(
    db,
  );
};

/** Moves what the team had, one kind after the other, in steps that take effect once. */
const moveAll = async ({ input: { id }, checkpoint, progress, org, step, read, now }: Context): Promise<JobOutcome> => {
  let { kinds, after } = checkpoint ?? { kinds: 0, after: "" };
  let { done, counts } = progress;
  const left = await read(async (tx) => (await relatedOf(tx, org, [id]))(id));
  const total = done + orderedKinds.slice(kinds).reduce((sum, kind) => sum + left[kind], 0);
  for (let kind = orderedKinds[kinds]; kind !== undefined; kind = orderedKinds[kinds]) {
    const moving = kind;
    await step(async (tx) => {
      const heirs = await deletionOf(tx, id);
      const moves = await teamParts[moving].move({ tx, team: id, to: heirs[teamKinds[moving]], now: now() }, after, teamBatch);
      await keep(tx, id, moving, moves);
      done += moves.length;
      counts = { ...counts, [moving]: (counts[moving] ?? 0) + moves.length };
      [kinds, after] = moves.length < teamBatch ? [kinds + 1, ""] : [kinds, moves.at(-1)?.key ?? ""];
      if (kinds === orderedKinds.length)
        await sql`update team_deletions set done_at = ${now()} where org_id = ${org} and team_id = ${id}`.execute(tx.db);
      return { checkpoint: { kinds, after }, progress: { done, total: Math.max(total, done), counts } };
    });
  }
  return { result: counts, undoFor: teamUndoSeconds };
};

/** Makes the team a team again, and moves back what has not been changed since. */
const restoreAll = async ({ input: { id }, checkpoint, progress, step, now, doer }: Context): Promise<JobOutcome> => {
  let { done } = progress;
  if (checkpoint === null)
    await step(async (tx) => {
      await reviveTeam(tx, doer(), id, now());
      return { checkpoint: { kinds: 0, after: "" }, progress: { done, total: null, counts: {} } };
    });
  const left = { isMore: true };
  while (left.isMore)
    await step(async (tx) => {
      const some = await restoreSome(tx, id, now(), teamBatch);
      left.isMore = some > 0;
      done += some;
      return { checkpoint: { kinds: 0, after: "" }, progress: { done, total: null, counts: {} } };
    });
  return { result: { restored: done } };
};

/** Deletions of teams, which end in the background and can be undone. One that is cancelled or fails is restored. */
export const teamJobs: readonly AnyJob[] = [
  job(deleteTeamKind, {
    access: withFeature(teamsFeature, admins),
    run: moveAll,
    undo: restoreAll,
    onEnd: async (tx, { input, isUndo }, now) => {
      if (!isUndo) await enqueue(tx, restoreTeamKind, { input, user: null, now, dedupeKey: String(input.id) });
      return { result: null };
    },
  }),
  job(restoreTeamKind, { run: restoreAll }),
];

/** The jobs that delete and restore teams. */
export const jobs: JobContribution = () => teamJobs;
