import { sql } from "kysely";
import { admins } from "../../../core/access/access-rule.rule.ts";
import { exportReadyLetter } from "../../../core/org-export/export-ready-letter.rule.ts";
import type { ExportedKinds } from "../../../core/org-export/exported-kind.model.ts";
import { exportedKinds } from "../../../core/org-export/exported-kinds.rule.ts";
import { exportKept } from "../../../core/org-export/org-export.model.ts";
import { canSend, waysOf } from "../../../core/outbox/ways.rule.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { storageOf } from "../contents/storage-of.ts";
import type { Area } from "../contributions/area.ts";
import type { JobContribution } from "../contributions/contribution.ts";
import { type AnyJob, job, JobRefused } from "../jobs/job.ts";
import { makeOutbox, type Outbox } from "../outbox/outbox.store.ts";
import type { JobDeps, ServerDeps } from "../server-deps.ts";
import type { Tx } from "../storage/database.ts";
import { exportArchive, libraryFiles } from "./export-archive.flow.ts";
import { exportBatch } from "./export-batch.store.ts";
import { dropExport, dropParts, keepArchive, keepPart, readParts } from "./export-folder.store.ts";
import { type ExportPlace, orgExportKind } from "./org-export-kind.ts";

/** Bytes of the archive after which its progress is stored. */
const toldBytes = 33_554_432;

type Deps = Pick<JobDeps, "config" | "sealer" | "origin" | "areas"> & Pick<ServerDeps, "contents"> & { readonly outbox: Outbox };
type Stored = { readonly file_id: string; readonly state: string };
type Reader = { readonly name: string; readonly email: string; readonly org: string };

const storedExport = async ({ db, org }: Tx, id: number): Promise<Stored | null> => {
  const { rows } = await sql<Stored>`select file_id, state from org_exports where org_id = ${org} and export_id = ${id}`.execute(db);
  return rows[0] ?? null;
};

const tellReady = async (tx: Tx, { outbox, origin }: Deps, id: number, now: number): Promise<void> => {
  if (!canSend(outbox.ways, "email")) return;
  const { rows } = await sql<Reader>`
    select u.first_name as name, u.email, o.name as org from org_exports e join users u on u.user_id = e.user_id join orgs o on o.org_id = e.org_id
    where e.org_id = ${tx.org} and e.export_id = ${id} and u.status = 1`.execute(tx.db);
  for (const { email, ...about } of rows) {
    const letter = exportReadyLetter("en", about, `${origin()}/ui/settings/other/data`);
    await outbox.send(tx, tx.org ?? 0, { channel: "email", recipient: email, letter, secret: null }, now);
  }
};

const partsRead = (index: number, place: ExportPlace, batch: { readonly rows: number; readonly after: readonly string[] | null }) => ({
  kind: batch.after === null ? place.kind + 1 : place.kind,
  after: batch.after,
  parts: place.parts.map((n, at) => (at === index ? n + 1 : n)),
  rows: place.rows.map((n, at) => (at === index ? n + batch.rows : n)),
});

/** Every table that an export contains: those that core names, then those that areas contribute. */
export const withKindsOf = (areas: readonly Area[]): ExportedKinds =>
  Object.assign({}, exportedKinds, ...areas.map((area) => area.exportedKinds ?? {}));

/**
 * Exports a whole organisation: reads each table in parts, which a restart keeps, then makes the archive from the parts and the bytes of
 * the library, which a restart begins anew.
 */
export const orgExportJob = (deps: Deps): AnyJob => {
  const exported = withKindsOf(deps.areas);
  const tables = Object.keys(exported);
  const start: ExportPlace = { kind: 0, after: null, parts: tables.map(() => 0), rows: tables.map(() => 0) };
  return job(orgExportKind, {
    access: admins,
    seesAll: true,
    run: async ({ input: { export_id: id }, checkpoint, read, step, now, signal, doer }) => {
      const stored = await read((tx) => storedExport(tx, id));
      if (stored === null || stored.state !== "making") throw new JobRefused("This export was ended.");
      const { file_id: file } = stored;
      const { actor } = doer();
      const viewer = actor.kind === "staff" ? actor.role : "admin";
      let place = checkpoint ?? start;
      const progress = (bytes: number) => {
        const rows = place.rows.reduce((sum, n) => sum + n, 0);
        return { checkpoint: place, progress: { done: place.kind, total: tables.length + 1, counts: { rows, bytes } } };
      };
      for (let table = tables[place.kind]; table !== undefined; table = tables[place.kind]) {
        const { kind, after, parts } = place;
        const name = table;
        const batch = await read((tx) => exportBatch(tx, name, exported[name], viewer, after));
        await keepPart(deps, { file, kind, part: parts[kind] ?? 0 }, batch.text, signal);
        place = partsRead(kind, place, batch);
        await step(async () => progress(0));
      }
      const known = await read(async (tx) => ({
        files: await libraryFiles(tx),
        org: (
          await tx.db
            .selectFrom("orgs")
            .select("name")
            .where("org_id", "=", tx.org ?? 0)
            .executeTakeFirstOrThrow()
        ).name,
      }));
      const archive = await exportArchive(deps.contents, {
        ...known,
        exported,
        madeAt: new Date(now() * 1_000).toISOString(),
        kinds: tables.map((table, at) => ({
          table,
          rows: place.rows[at] ?? 0,
          open: () => readParts(deps, file, at, place.parts[at] ?? 0),
        })),
      });
      let bytes = 0;
      const counted = async function* (): AsyncGenerator<Uint8Array> {
        let told = 0;
        for await (const chunk of archive) {
          if (!(chunk instanceof Uint8Array)) continue;
          bytes += chunk.length;
          yield chunk;
          if (bytes - told < toldBytes) continue;
          told = bytes;
          await step(async () => progress(bytes));
        }
      };
      await keepArchive(deps, file, counted(), signal);
      await step(async (tx) => {
        const until = now() + exportKept;
        await sql`update org_exports set state = 'ready', bytes = ${bytes}, until = ${until} where org_id = ${tx.org} and export_id = ${id}`.execute(
          tx.db,
        );
        const rows = Object.fromEntries(tables.map((table, at) => [table, place.rows[at] ?? 0]));
        await writeAudit(tx, doer(), {
          action: "org.export-ready",
          object_type: "org_export",
          object_id: id,
          before: null,
          after: { bytes, until, files: known.files.length, rows },
        });
        await tellReady(tx, deps, id, now());
        return { ...progress(bytes), progress: { ...progress(bytes).progress, done: tables.length + 1 } };
      });
      await dropParts(deps.config, file);
      return { result: { export_id: id, bytes } };
    },
    onEnd: async (tx, { input: { export_id: id }, state, error }, at) => {
      const stored = await storedExport(tx, id);
      if (stored?.state !== "making") return { result: null };
      await sql`update org_exports set state = ${state}, problem = ${error}, file_gone_at = ${at} where org_id = ${tx.org} and export_id = ${id}`.execute(
        tx.db,
      );
      await dropExport(deps.config, stored.file_id);
      return { result: null };
    },
  });
};

/** The job that exports a whole organisation. */
export const jobs: JobContribution = ({ config, sealer, origin, areas }) => [
  orgExportJob({ config, sealer, origin, areas, contents: storageOf(config), outbox: makeOutbox(sealer, waysOf(config)) }),
];
