import * as E from "fp-ts/lib/Either.js";
import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { basename } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { members } from "../../../core/access/access-rule.rule.ts";
import { dateColumns } from "../../../core/import/date-order.rule.ts";
import type { ImportOptions } from "../../../core/import/import-mapping.model.ts";
import { type Import, isUnderWay } from "../../../core/import/import.model.ts";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import { systemClock } from "../../server/clock.ts";
import type { Config } from "../../server/config.ts";
import { RequestFailure } from "../../server/http/body-parser.ts";
import { failedRowsText } from "../../server/import/failed-rows.ts";
import { inspect } from "../../server/import/import-file.reader.ts";
import { readImport } from "../../server/import/import-row.store.ts";
import { importTargets } from "../../server/import/import-targets.store.ts";
import { makeImports } from "../../server/import/imports.store.ts";
import { planImportJob } from "../../server/import/plan-import.job.ts";
import { runImportJob } from "../../server/import/run-import.job.ts";
import { makeJobRunner } from "../../server/jobs/job-runner.ts";
import type { Database } from "../../server/storage/database.ts";
import { sealerOf } from "../../server/storage/sealer.ts";
import { FileProblem } from "../../server/uploads/file-problem.ts";
import { dropFile, importFile as sealedImport, keepFile } from "../../server/uploads/upload-folder.ts";
import { actingUser, requestOfCommand } from "../acting-user.ts";
import { type GivenMapping, mappingOf } from "./given-mapping.ts";
import type { ImportReport } from "./import-report.ts";

type Host = { readonly database: Database; readonly config: Config; readonly say: (line: string) => void };
type Wanted = {
  readonly file: string;
  readonly mapping: GivenMapping | null;
  readonly options: ImportOptions;
  readonly isDry: boolean;
  readonly as: string | null;
  readonly failedTo: string | null;
};
type Outcome = { readonly tag: "said"; readonly said: ImportReport } | { readonly tag: "refused"; readonly message: string };

const lookMs = 300;
const fileMessage = (failure: Failure): string =>
  failure.tag === "invalid" ? Object.values(failure.errors).flat().join("; ") : failureMessage(failure);
const isOrderAsked = (failure: Failure): boolean => failure.tag === "invalid" && "options.date_order" in failure.errors;
const refused = (message: string): Outcome => ({ tag: "refused", message });

/**
 * Imports a file with the server's own plan and run; another worker on the same database may process a part of it.
 * @throws Error on wrong usage
 */
export const importFile = async (
  { database, config, say }: Host,
  { file, mapping, options, isDry, as, failedTo }: Wanted,
): Promise<Outcome> => {
  const actor = await actingUser(database, as, { access: members("contacts", "import_contacts"), refusal: "may not import contacts" });
  const sealer = sealerOf(config);
  const kept = { id: randomUUID(), bytes: 0 };
  const withImports = <A>(use: (imports: ReturnType<typeof makeImports>) => Promise<A>): Promise<A> =>
    database.inOrg(actor.org_id, (tx) => use(makeImports({ tx, actor, request: requestOfCommand(config) })));
  const runner = makeJobRunner({ database, clock: systemClock, warn: (message, error) => say(`${message}: ${String(error)}`) }, [
    planImportJob(config, sealer),
    runImportJob(config, sealer),
  ]);
  const ended = async (id: number): Promise<Import> => {
    for (;;) {
      await runner.runDue();
      const one = await withImports((imports) => imports.get(id));
      if (E.isLeft(one)) throw new Error(fileMessage(one.left));
      if (!isUnderWay(one.right)) return one.right;
      await wait(lookMs);
    }
  };
  const forget = async (id: number): Promise<void> => {
    await database.inOrg(actor.org_id, (tx) =>
      tx.db.deleteFrom("imports").where("org_id", "=", actor.org_id).where("import_id", "=", id).execute(),
    );
    await dropFile(config, kept.id);
  };
  const taken = await takenIn();
  if (E.isLeft(taken)) {
    await dropFile(config, kept.id);
    return refused(taken.left);
  }
  const { id } = taken.right;

  async function takenIn(): Promise<E.Either<string, Import>> {
    try {
      const bytes = await keepFile(config, sealer, kept.id, createReadStream(file));
      const targets = await database.inOrg(actor.org_id, (tx) => importTargets(tx, actor.role));
      const found = await inspect(
        sealedImport(config, sealer, kept.id),
        basename(file),
        null,
        targets.map(({ label }) => label),
      );
      return E.mapLeft(fileMessage)(await withImports((imports) => imports.add({ ...kept, bytes }, basename(file), found)));
    } catch (error) {
      if (error instanceof FileProblem) return E.left(error.message);
      if (error instanceof RequestFailure) return E.left(failureMessage(error.failure));
      throw error;
    }
  }

  const stop = async (message: string): Promise<Outcome> => {
    await forget(id);
    return refused(message);
  };
  const chosen = (() => {
    try {
      return E.right(mappingOf(mapping, taken.right.columns, taken.right.targets, taken.right.mapping));
    } catch (error) {
      return E.left(error instanceof Error ? error.message : String(error));
    }
  })();
  if (E.isLeft(chosen)) return stop(chosen.left);
  const changed = await withImports((imports) => imports.change(id, { mapping: chosen.right, options }, null));
  if (E.isLeft(changed)) return stop(fileMessage(changed.left));
  const begun = await withImports((imports) => imports.plan(id));
  if (E.isLeft(begun))
    return stop(isOrderAsked(begun.left) ? `${fileMessage(begun.left)} Name it with --dates mdy, dmy or ymd.` : fileMessage(begun.left));
  say("Checking every row…");
  const planned = await ended(id);
  if (planned.plan === null) return stop(planned.problem ?? "The file could not be planned.");
  const said = {
    id,
    filename: planned.filename,
    columns: planned.columns,
    mapping: planned.mapping,
    dates: dateColumns(planned),
    plan: planned.plan,
    counts: null,
    failed_file: null,
  };
  if (isDry) {
    await forget(id);
    return { tag: "said", said };
  }
  say("Importing…");
  const started = await withImports((imports) => imports.run(id));
  if (E.isLeft(started)) return stop(fileMessage(started.left));
  const done = await ended(id);
  if (done.state === "failed" || done.counts === null) return refused(done.problem ?? "The import failed.");
  const isWritten = failedTo !== null && done.counts.failed > 0;
  if (isWritten) {
    const stored = await database.inOrg(actor.org_id, (tx) => readImport(tx, actor.role, id));
    if (stored !== null)
      await pipeline(
        Readable.from(failedRowsText(database, actor.org_id, stored, config, sealer)),
        createWriteStream(failedTo, { mode: 0o600, flags: "wx" }),
      );
  }
  return { tag: "said", said: { ...said, counts: done.counts, failed_file: isWritten ? failedTo : null } };
};
