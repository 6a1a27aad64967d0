import * as t from "io-ts";
import { fileLimits } from "../../../core/files/file-limits.model.ts";
import { recordingLimits } from "../../../core/recordings/recording-limits.model.ts";
import { storageOf } from "../contents/storage-of.ts";
import type { JobContribution } from "../contributions/contribution.ts";
import { type AnyJob, job, jobKind } from "../jobs/job.ts";
import type { ServerDeps } from "../server-deps.ts";
import { dropStaleUploads } from "../uploads/stale-uploads.ts";
import {
  forgetContent,
  type Sweep,
  sweepFiles,
  sweepFolders,
  sweepRecordings,
  sweepUploads,
  sweepVersions,
  unusedContents,
} from "./sweep-files.store.ts";
import { uploadFolder } from "./uploads/upload-bytes.ts";

const hour = 3_600;
const day = 24 * hour;
const rowsAtOnce = 500;

const kind = jobKind({ kind: "files.sweep", input: t.type({}), checkpoint: t.type({ rows: t.number, contents: t.number }) });

/**
 * Deletes uploads from which no file was made for a day, videos that no answer names, files and earlier contents that can no longer be restored, and then contents that
 * nothing has used for a day. The row of a content is deleted and its bytes removed within one transaction, whose lock keeps uploads of the
 * same content waiting; a crash in between leaves an unused row, which the next run deletes.
 */
export const sweepFilesJob = ({ config, contents }: Pick<ServerDeps, "config" | "contents">): AnyJob =>
  job(kind, {
    schedule: { when: { every: hour }, input: {} },
    run: async ({ checkpoint, read, step, now, org }) => {
      let { rows, contents: removed } = checkpoint ?? { rows: 0, contents: 0 };
      const counted = () => ({
        checkpoint: { rows, contents: removed },
        progress: { done: rows + removed, total: null, counts: { rows, contents: removed } },
      });
      const before = now() - day;
      await dropStaleUploads(uploadFolder(config.dataFolder), before);
      await contents.dropUnfinished(before);
      const restorable = now() - fileLimits.binSeconds;
      const unanswered = now() - recordingLimits.waitDays * day;
      const sweeps: readonly Sweep[] = [
        sweepUploads(before),
        sweepRecordings(unanswered),
        sweepVersions(restorable),
        sweepFiles(restorable),
        sweepFolders(restorable),
      ];
      for (const sweep of sweeps) {
        const left = { isMore: true };
        while (left.isMore)
          await step(async (tx) => {
            const gone = await sweep(tx, rowsAtOnce);
            rows += gone;
            left.isMore = gone === rowsAtOnce;
            return counted();
          });
      }
      const next = (after: string) => read((tx) => unusedContents(tx, before, after, rowsAtOnce));
      for (let due = await next(""); due.length > 0; due = await next(due.at(-1) ?? ""))
        for (const sha256 of due) {
          const key = { org, sha256, variant: null };
          // A storage that is away is noticed here, where no transaction waits for it.
          await contents.size(key);
          await step(async (tx) => {
            if (await forgetContent(tx, sha256, before)) {
              await contents.remove(key);
              removed += 1;
            }
            return counted();
          });
        }
      return { result: { rows, contents: removed } };
    },
  });

/** The job that sweeps files. */
export const jobs: JobContribution = ({ config }) => [sweepFilesJob({ config, contents: storageOf(config) })];
