import type { Generated } from "kysely";
import type { JobProgress, JobState } from "../../../core/jobs/job.model.ts";

type Jobs = {
  job_id: Generated<number>;
  org_id: number;
  kind: string;
  user_id: number | null;
  subject: Generated<string>;
  input: unknown;
  state: Generated<JobState>;
  checkpoint: unknown;
  progress: Generated<JobProgress>;
  result: Record<string, unknown> | null;
  error: string | null;
  fault: string | null;
  undoes: number | null;
  undo_until: number | null;
  dedupe_key: string | null;
  run_at: number;
  tries: Generated<number>;
  lease_token: string | null;
  lease_until: number | null;
  cancel_asked: Generated<boolean>;
  dismissed: Generated<boolean>;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
};

type JobSchedules = { org_id: number; kind: string; next_at: number };

declare module "../storage/schema.ts" {
  interface Schema {
    jobs: Jobs;
    job_schedules: JobSchedules;
  }
}
