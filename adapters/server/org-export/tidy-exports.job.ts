import * as t from "io-ts";
import { sql } from "kysely";
import { noProgress } from "../../../core/jobs/job.model.ts";
import type { Config } from "../config.ts";
import type { JobContribution } from "../contributions/contribution.ts";
import { type AnyJob, job, jobKind } from "../jobs/job.ts";
import { dropExport } from "./export-folder.store.ts";

const hour = 3_600;
const kind = jobKind({ kind: "org.export.tidy", input: t.type({}), checkpoint: t.null });

/** Deletes the files of exports whose time is over. */
export const tidyExportsJob = (config: Pick<Config, "dataFolder">): AnyJob =>
  job(kind, {
    isShort: true,
    schedule: { when: { every: hour }, input: {} },
    run: async ({ read, step, now }) => {
      const due = await read(async ({ db, org }) => {
        const { rows } = await sql<{ export_id: number; file_id: string }>`
          select export_id, file_id from org_exports where org_id = ${org} and state = 'ready' and file_gone_at is null and until <= ${now()} order by export_id`.execute(
          db,
        );
        return rows;
      });
      for (const { export_id, file_id } of due) {
        await dropExport(config, file_id);
        await step(async ({ db, org }) => {
          await sql`update org_exports set file_gone_at = ${now()} where org_id = ${org} and export_id = ${export_id}`.execute(db);
          return { checkpoint: null, progress: noProgress };
        });
      }
      return { result: null };
    },
  });

/** The job that deletes old exports. */
export const jobs: JobContribution = ({ config }) => [tidyExportsJob(config)];
