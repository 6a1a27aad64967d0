import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import type { LearnerActor } from "../../../core/access/actor.model.ts";
import { fileRefusals } from "../../../core/files/file-refusals.ts";
import { notFound } from "../../../core/kernel/failure.ts";
import { pagesFor } from "../../../core/kernel/page.ts";
import type { PortalFiles } from "../../../core/portal-files/portal-files.port.ts";
import { portalFileOf, sharedPath, topShared } from "../../../core/portal-files/portal-files.rule.ts";
import { portalFileRows } from "../../../core/portal-files/portal-folder.model.ts";
import type { Tx } from "../storage/database.ts";
import { foldersOfLearner } from "./shared-folders.store.ts";

type Call = { readonly tx: Tx; readonly actor: LearnerActor };
type FileRow = Parameters<typeof portalFileOf>[0];

/** The files that are shared with the learner in the transaction of one call. */
export const makePortalFiles = ({ tx, actor }: Call): PortalFiles => {
  const filesIn = async (folder: number, page: number) => {
    const { rows } = await sql<FileRow>`
      select f.file_id as id, f.filename, f.mime, f.bytes as size, f.address, f.description, f.updated_at from files f
      where f.org_id = ${tx.org} and f.folder_id = ${folder} and f.deleted_at is null and f.con_id is null
      order by f.sort_name, f.file_id limit ${portalFileRows} offset ${(page - 1) * portalFileRows}`.execute(tx.db);
    const { rows: counted } = await sql<{ n: number }>`
      select count(*) as n from files f where f.org_id = ${tx.org} and f.folder_id = ${folder} and f.deleted_at is null and f.con_id is null`.execute(
      tx.db,
    );
    const count = counted[0]?.n ?? 0;
    return { results: rows.map(portalFileOf), page, pages: pagesFor(count, portalFileRows), count };
  };
  const none = { results: [], page: 1, pages: 1, count: 0 };
  return {
    content: (id, page) => async () => {
      const { folders, shared } = await foldersOfLearner(tx, actor.con_id);
      const shown = (all: typeof folders) => all.map(({ id: folder, name, files_count }) => ({ id: folder, name, files_count }));
      if (id === null) return E.right({ folder: null, above: [], folders: shown(topShared(folders, shared)), files: none });
      const path = sharedPath(folders, shared, id)?.map(({ id: folder, name }) => ({ id: folder, name }));
      const folder = path?.at(-1);
      if (path === undefined || folder === undefined) return E.left(notFound(fileRefusals.no_file_folder));
      const below = shown(folders.filter(({ parent_id }) => parent_id === id));
      return E.right({ folder, above: path.slice(0, -1), folders: below, files: await filesIn(id, page) });
    },
  };
};
