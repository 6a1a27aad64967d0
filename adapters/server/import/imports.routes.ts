import * as E from "fp-ts/lib/Either.js";
import { noImport } from "../../../core/import/decide-import.rule.ts";
import { type ImportLayout, keptFiles } from "../../../core/import/import-layout.model.ts";
import { importRefusals } from "../../../core/import/import-refusals.ts";
import { leavesSecret } from "../../../core/import/secret-columns.rule.ts";
import { type Failure, invalid, notFound } from "../../../core/kernel/failure.ts";
import { imports } from "../../contract/imports.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { Afterwards, Download } from "../http/answer.ts";
import { routesFor } from "../http/routes-for.ts";
import { FileProblem } from "../uploads/file-problem.ts";
import type { StoredFile } from "../uploads/sealed-file.ts";
import { dropFile, importFile } from "../uploads/upload-folder.ts";
import { failedRowsText } from "./failed-rows.ts";
import { makeImportFields } from "./import-fields.store.ts";
import { inspect } from "./import-file.reader.ts";
import { readImport } from "./import-row.store.ts";
import { importTargets } from "./import-targets.store.ts";
import { makeImports } from "./imports.store.ts";
import type { Inspected } from "./inspect-file.flow.ts";
import { keptBytes, unfinishedBeyond } from "./kept-files.store.ts";
import { forgetFile } from "./tidy-imports.job.ts";

const cleanName = (filename: string): string => (filename.split(/[/\\]/).at(-1) ?? "").replace(/[\u0000-\u001f]/g, "").trim() || "file";

const megabytes = (bytes: number): number => Math.ceil(bytes / 1_048_576);
const tooMuchKept = (kept: number): Failure => ({
  tag: "too-large",
  ...importRefusals.too_much_kept({ kept: megabytes(kept), most: megabytes(keptFiles.bytes) }),
  limit: keptFiles.bytes,
});

/** Inspects a file in its own thread. */
const look = async (
  file: StoredFile,
  filename: string,
  layout: ImportLayout | null,
  labels: readonly string[],
): Promise<E.Either<Failure, Inspected>> => {
  try {
    return E.right(await inspect(file, filename, layout, labels));
  } catch (error) {
    if (error instanceof FileProblem) return E.left(invalid({ file: [error.message] }));
    throw error;
  }
};

/** Endpoints for imports. Files are inspected outside transactions, so that a large one blocks no other call. */
export const routes: RouteContribution = ({ config, database, sealer }) =>
  routesFor(imports, {
    list: (call) => makeImports(call).list,
    get: (call) => () => makeImports(call).get(call.params.id),
    upload:
      ({ tx, actor, request, query }) =>
      async () => {
        const { file } = request;
        if (file === null) return E.left(invalid({ body: ["expected a file"] }));
        const kept = await keptBytes(tx);
        if (kept + file.bytes > keptFiles.bytes) return E.left(tooMuchKept(kept));
        const filename = cleanName(query.filename);
        const labels = (await importTargets(tx, actor.role)).map(({ label }) => label);
        return E.right(
          new Afterwards(async () => {
            const inspected = await look(importFile(config, sealer, file.id), filename, null, labels);
            if (E.isLeft(inspected)) return inspected;
            const [answer, dropped] = await database.inOrg(actor.org_id, async (inner) => {
              const added = await makeImports({ tx: inner, actor, request }).add(file, filename, inspected.right);
              const beyond = await unfinishedBeyond(inner);
              for (const { id } of beyond) await forgetFile(inner, id, request.now);
              return [added, beyond] as const;
            });
            for (const { file_id } of dropped) await dropFile(config, file_id);
            return answer;
          }),
        );
      },
    change:
      ({ tx, actor, request, params, body }) =>
      async () => {
        const stored = await readImport(tx, actor.role, params.id);
        if (stored === null) return noImport;
        const layout = body.layout ?? (leavesSecret(stored, body.mapping ?? stored.mapping) ? stored.layout : undefined);
        if (layout === undefined || stored.file_gone) return makeImports({ tx, actor, request }).change(params.id, body, null);
        const { filename, file_id, targets } = stored;
        if ((stored.layout.kind === "xlsx") !== (layout.kind === "xlsx"))
          return E.left(invalid({ "layout.kind": [importRefusals.file_of_other_kind] }));
        return E.right(
          new Afterwards(async () => {
            const inspected = await look(
              importFile(config, sealer, file_id),
              filename,
              layout,
              targets.map(({ label }) => label),
            );
            if (E.isLeft(inspected)) return inspected;
            return database.inOrg(actor.org_id, (inner) =>
              makeImports({ tx: inner, actor, request }).change(params.id, body, inspected.right),
            );
          }),
        );
      },
    addField: (call) => () => makeImportFields({ ...call, sealer }).addField(call.params.id, call.body.column, call.body.field),
    addOptions: (call) => () => makeImportFields({ ...call, sealer }).addOptions(call.params.id, call.body.column, call.body.options),
    plan: (call) => () => makeImports(call).plan(call.params.id),
    rows: (call) => () => makeImports(call).rows(call.params.id, call.query),
    run: (call) => () => makeImports(call).run(call.params.id, call.query.plan === 0 ? null : call.query.plan),
    cancel: (call) => () => makeImports(call).cancel(call.params.id),
    undo: (call) => () => makeImports(call).undo(call.params.id),
    failed:
      ({ tx, actor, params }) =>
      async () => {
        const stored = await readImport(tx, actor.role, params.id);
        if (stored === null) return noImport;
        if (stored.file_gone) return E.left(notFound(importRefusals.import_file_gone));
        return E.right(
          new Download(`${stored.filename.replace(/\.\w+$/, "")}-failed.csv`, () =>
            failedRowsText(database, actor.org_id, stored, config, sealer),
          ),
        );
      },
  });
