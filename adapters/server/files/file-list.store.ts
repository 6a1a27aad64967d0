import { type RawBuilder, sql } from "kysely";
import { isAdmin } from "../../../core/access/permission.rule.ts";
import { bannersFolder } from "../../../core/files/file-id.model.ts";
import type { FileQuery } from "../../../core/files/file-query.model.ts";
import { fileSortParts, looksThroughFolders } from "../../../core/files/file-search.rule.ts";
import type { FileKind, FilePage } from "../../../core/files/file.model.ts";
import { systemPage } from "../../../core/files/system-page.rule.ts";
import { pagesFor } from "../../../core/kernel/page.ts";
import { numberOf } from "../storage/number-of.ts";
import { containsWords } from "../storage/text-search.ts";
import { isBinEntry } from "./bin-entry-condition.ts";
import { type FileCall, fileColumns, type FileRow, recordOf } from "./file-row.ts";
import { isVisibleFile, isVisibleFolder } from "./visible-files-condition.ts";

const orders = {
  name: sql`f.sort_name`,
  created: sql`f.created_at`,
  updated: sql`f.updated_at`,
  size: sql`f.bytes`,
  type: sql`f.mime collate "C"`,
} as const;

/** Whether a row `f` is of a kind (the core's `mediaKind`, for types that the content shows). */
const isOfKind = (kind: FileKind): RawBuilder<unknown> => {
  switch (kind) {
    case "image":
    case "video":
    case "audio":
      return sql`f.mime like ${`${kind}/%`}`;
    case "pdf":
      return sql`split_part(f.mime, ';', 1) = 'application/pdf'`;
    case "file":
      return sql`f.mime not like 'image/%' and f.mime not like 'video/%' and f.mime not like 'audio/%' and split_part(f.mime, ';', 1) <> 'application/pdf'`;
  }
};

const below = (org: number | null, folder: number): RawBuilder<unknown> => sql`f.folder_id in (
  with recursive inside as (
    select b.folder_id from file_folders b where b.org_id = ${org} and b.folder_id = ${folder}
    union select b.folder_id from file_folders b join inside on b.parent_id = inside.folder_id where b.org_id = ${org})
  select folder_id from inside)`;

/** Whether a row `f` is in no folder that the caller sees, as with a file that is shared by itself. */
const isAtTop = ({ actor }: FileCall): RawBuilder<unknown> =>
  isAdmin(actor.role)
    ? sql`f.folder_id is null`
    : sql`(f.folder_id is null or f.folder_id not in (select d.folder_id from file_folders d where ${isVisibleFolder(actor)}))`;

const place = (call: FileCall, query: FileQuery): RawBuilder<unknown> => {
  const { folder_id } = query;
  const { tx } = call;
  if (!looksThroughFolders(query)) return folder_id === null ? isAtTop(call) : sql`f.folder_id = ${Number(folder_id)}`;
  return folder_id === null ? sql`true` : below(tx.org, Number(folder_id));
};

const matching = (call: FileCall, query: FileQuery): RawBuilder<unknown> =>
  sql.join(
    [
      isVisibleFile(call.actor),
      query.deleted ? isBinEntry(call, "f") : sql`f.deleted_at is null`,
      place(call, query),
      ...(query.type.length === 0 ? [] : [sql`(${sql.join(query.type.map(isOfKind), sql` or `)})`]),
      ...(query.undescribed ? [sql`f.mime like 'image/%' and f.description = ''`] : []),
      ...containsWords(sql`f.search_text`, query.search),
    ],
    sql` and `,
  );

/** A page of the files that the caller sees. */
export const filePage = async (call: FileCall, query: FileQuery): Promise<FilePage> => {
  if (query.folder_id === bannersFolder) return systemPage(call.system, query);
  const { by, isDescending } = fileSortParts(query.sort);
  const direction = sql.raw(isDescending ? "desc" : "asc");
  const where = matching(call, query);
  const order = sql`${orders[by]} ${direction}, f.file_id ${direction}`;
  const { rows } = await sql<FileRow>`
    select ${fileColumns} from (select f.* from files f where ${where} order by ${order} limit ${query.limit} offset ${(query.page - 1) * query.limit}) f order by ${order}`.execute(
    call.tx.db,
  );
  const count = await numberOf(call.tx, sql<{ n: number }>`select count(*) as n from files f where ${where}`);
  return { results: rows.map((row) => recordOf(row, call)), page: query.page, pages: pagesFor(count, query.limit), count };
};
