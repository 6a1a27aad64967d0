import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql } from "kysely";
import type { LearnerActor } from "../../../core/access/actor.model.ts";
import { fileRefusals } from "../../../core/files/file-refusals.ts";
import { notFound } from "../../../core/kernel/failure.ts";
import { pagesFor } from "../../../core/kernel/page.ts";
import { sharedFolder } from "../../../core/library/shared-folders.rule.ts";
import type { PortalFiles } from "../../../core/portal-files/portal-files.port.ts";
import { portalFileOf } from "../../../core/portal-files/portal-files.rule.ts";
import { portalFileRows } from "../../../core/portal-files/portal-folder.model.ts";
import { countByFolder } from "../portal-roles/shared-folders.store.ts";
import type { Tx } from "../storage/database.ts";
import { numberOf } from "../storage/number-of.ts";
import { foldersOfLearner } from "./shared-folders.store.ts";

type Call = { readonly tx: Tx; readonly actor: LearnerActor };
type FileRow = Parameters<typeof portalFileOf>[0];

/** Files `f` that learners get. */
const offered = ({ org }: Tx): RawBuilder<unknown> => sql`files f where f.org_id = ${org} and f.deleted_at is null and f.con_id is null`;

/** The files that are shared with the learner in the transaction of one call. */
export const makePortalFiles = ({ tx, actor }: Call): PortalFiles => {
  const filesIn = async (folder: number, page: number) => {
    const { rows } = await sql<FileRow>`
      select f.file_id as id, f.filename, f.mime, f.bytes as size, f.address, f.description, f.updated_at
      from ${offered(tx)} and f.folder_id = ${folder}
      order by f.sort_name, f.file_id limit ${portalFileRows} offset ${(page - 1) * portalFileRows}`.execute(tx.db);
    const count = await numberOf(tx, sql<{ n: number }>`select count(*) as n from ${offered(tx)} and f.folder_id = ${folder}`);
    return { results: rows.map(portalFileOf), page, pages: pagesFor(count, portalFileRows), count };
  };
  const none = { results: [], page: 1, pages: 1, count: 0 };
  return {
    content: (id, page) => async () => {
      const { folders, shared } = await foldersOfLearner(tx, actor.con_id);
      const found = sharedFolder(folders, shared, id);
      if (found === null) return E.left(notFound(fileRefusals.no_file_folder));
      const { folder, above, below } = found;
      const counts = await countByFolder(tx, sql`select f.folder_id from ${offered(tx)}`, below);
      return E.right({
        folder,
        above,
        folders: below.map(({ id: folder_id, name }) => ({ id: folder_id, name, files_count: counts.get(folder_id) ?? 0 })),
        files: folder === null ? none : await filesIn(folder.id, page),
      });
    },
  };
};
