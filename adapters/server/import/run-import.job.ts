import { members } from "../../../core/access/access-rule.rule.ts";
import { type ImportCounts, importUndoSeconds, noCounts } from "../../../core/import/import.model.ts";
import { makePeople } from "../../../core/import/people.model.ts";
import { rowReading } from "../../../core/import/row-reading.rule.ts";
import { writeAudit } from "../audit/audit.store.ts";
import type { Config } from "../config.ts";
import { viewerOf } from "../contacts/contact-row.ts";
import type { JobContribution } from "../contributions/contribution.ts";
import { type AnyJob, job, JobRefused, type JobOutcome } from "../jobs/job.ts";
import type { Sealer } from "../storage/sealer.ts";
import { FileProblem } from "../uploads/file-problem.ts";
import { importFile } from "../uploads/upload-folder.ts";
import { readRows } from "./import-file.reader.ts";
import { runKind } from "./import-kinds.ts";
import { decideBatch, importKeys } from "./import-people.store.ts";
import { changeImport, readImport } from "./import-row.store.ts";
import { openedContacts } from "./import-secrets.store.ts";
import { gateOf } from "./import-targets.store.ts";
import { holdAll, knownContacts, wantedBy } from "./known-contacts.store.ts";
import { undoImport } from "./undo-import.flow.ts";
import { writeBatch } from "./write-batch.store.ts";

/** The checkpoint of an import once everything is written. */
const afterAll = Number.MAX_SAFE_INTEGER;

const counted = { create: "created", update: "updated", skip: "skipped", error: "failed" } as const;

const countsFrom = (counts: Readonly<Record<string, number>>): ImportCounts => {
  const { created = 0, updated = 0, skipped = 0, failed = 0 } = counts;
  return { ...noCounts, created, updated, skipped, failed, total: created + updated + skipped + failed };
};

const undoable = (counts: ImportCounts): JobOutcome => ({
  result: counts,
  ...(counts.created + counts.updated > 0 ? { undoFor: importUndoSeconds } : {}),
});

/**
 * Imports the rows of a file in batches. Each row is decided again against the current contacts; contacts, audit log, outcomes and
 * checkpoint are committed together, so that each row takes effect exactly once.
 */
export const runImportJob = (config: Pick<Config, "dataFolder" | "databaseUrl">, sealer: Sealer): AnyJob => {
  const engine = config.databaseUrl === null ? "pglite" : "postgres";
  return job(runKind, {
    access: members("contacts", "import_contacts"),
    undo: (context) => undoImport(context, sealer),
    run: async (context) => {
      const id = context.input.id;
      const stored = await context.read((tx) => readImport(tx, viewerOf(context.doer().actor), id));
      if (stored === null) throw new JobRefused("There is no such import.");
      if (stored.unseen.size > 0)
        throw new JobRefused("A field that a column fills is no longer there. Choose the file again and look at its columns.");
      const keys = importKeys(stored);
      const gate = await context.read((tx) => gateOf(tx, context.doer().actor));
      const reading = rowReading(stored.mapping, stored.targets, stored.options, stored.fixes, stored.timezone, stored.columns);
      const total = stored.plan?.total ?? null;
      let counts = countsFrom(context.progress.counts);
      if (context.checkpoint === afterAll) return undoable(counts);
      await context.step(async (tx) => {
        await changeImport(tx, id, { state: "running" });
        return { checkpoint: context.checkpoint ?? 0, progress: { ...context.progress, total } };
      });
      try {
        for await (const rows of readRows(importFile(config, sealer, stored.file_id), stored.layout, reading, context.checkpoint ?? 0))
          await context.step(async (tx) => {
            const wanted = wantedBy(rows, stored.options.country);
            await holdAll(tx, wanted, engine);
            const known = await openedContacts(tx, sealer, await knownContacts(tx, wanted, engine === "postgres"), keys.secrets);
            const decisions = await decideBatch(tx, rows, stored, keys, makePeople(known, keys.relations.length > 0), gate);
            await writeBatch(tx, { ...keys, id, doer: context.doer(), sealer }, decisions);
            const next = { ...counts };
            for (const { tag } of decisions) next[counted[tag]] += 1;
            counts = countsFrom(next);
            return { checkpoint: rows.at(-1)?.row ?? 0, progress: { done: counts.total, total, counts } };
          });
      } catch (error) {
        if (error instanceof FileProblem) throw new JobRefused(error.message);
        throw error;
      }
      const outcome = undoable(counts);
      await context.step(async (tx) => {
        await changeImport(tx, id, {
          state: "done",
          counts,
          ended_at: context.now(),
          undo_until: outcome.undoFor === undefined ? null : context.now() + outcome.undoFor,
        });
        await writeAudit(tx, context.doer(), {
          action: "import.done",
          object_type: "import",
          object_id: id,
          before: null,
          after: { filename: stored.filename, ...counts },
        });
        return { checkpoint: afterAll, progress: { done: counts.total, total: counts.total, counts } };
      });
      return outcome;
    },
    onEnd: async (tx, { id: job_id, input, isUndo, state, error }, now) => {
      const { progress } = await tx.db
        .selectFrom("jobs")
        .select("progress")
        .where("org_id", "=", tx.org)
        .where("job_id", "=", job_id)
        .executeTakeFirstOrThrow();
      if (isUndo) {
        const { reversed = 0, kept = 0, impossible = 0 } = progress.counts;
        await changeImport(tx, input.id, { state: "undone", undo: { reversed, kept, impossible }, problem: error });
        return { result: { reversed, kept, impossible } };
      }
      const counts = countsFrom(progress.counts);
      const outcome = undoable(counts);
      await changeImport(tx, input.id, {
        state,
        counts,
        problem: error,
        ended_at: now,
        undo_until: outcome.undoFor === undefined ? null : now + outcome.undoFor,
      });
      return outcome;
    },
  });
};

/** The job that runs imports. */
export const jobs: JobContribution = ({ config, sealer }) => [runImportJob(config, sealer)];
