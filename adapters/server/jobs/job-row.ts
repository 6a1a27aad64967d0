import { type RawBuilder, sql } from "kysely";
import type { Job } from "../../../core/jobs/job.model.ts";

/** The returned columns of a job; `jobs` must be aliased as `j`. The `id` in a job's input is the record that it is about. */
export const jobColumns: RawBuilder<Job> = sql<Job>`
  j.job_id as id, j.kind, j.subject, case when jsonb_typeof(j.input -> 'id') = 'number' then (j.input ->> 'id')::bigint end as about, j.state, j.progress, j.result, j.error, j.undoes, j.undo_until,
  (select u.job_id from jobs u where u.undoes = j.job_id) as undone_by, j.cancel_asked and j.state in ('queued', 'running') as cancelling, j.created_at, j.started_at, j.ended_at`;
