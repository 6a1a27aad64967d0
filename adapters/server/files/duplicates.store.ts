import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { decideFileDeletion } from "../../../core/files/decide-file-deletion.rule.ts";
import { decideMerge } from "../../../core/files/decide-replacement.rule.ts";
import type { FileId } from "../../../core/files/file-id.model.ts";
import type { DuplicateFiles } from "../../../core/files/file.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { type FileCall, fileColumns, type FileRow, recordOf } from "./file-row.ts";
import { replaceUses } from "./file-uses.store.ts";
import { findRows } from "./find-files.store.ts";
import { isVisibleFile } from "./visible-files-condition.ts";
import { writeFiles } from "./write-files.store.ts";

const mostGroups = 100;
const mostFiles = 50;

/** Groups of files with the same content that the caller sees, largest first. */
export const duplicateFiles = async (call: FileCall): Promise<readonly DuplicateFiles[]> => {
  const seen = sql`${isVisibleFile(call.actor)} and f.deleted_at is null and f.sha256 is not null`;
  const { rows } = await sql<FileRow>`
    with same as (
      select f.sha256, max(f.bytes) as bytes from files f where ${seen} group by f.sha256 having count(*) > 1 order by 2 desc, 1 limit ${mostGroups})
    select ${fileColumns} from same s cross join lateral (
      select f.* from files f where ${seen} and f.sha256 = s.sha256 order by f.created_at, f.file_id limit ${mostFiles}) f
    order by s.bytes desc, s.sha256, f.created_at, f.file_id`.execute(call.tx.db);
  return [...Map.groupBy(rows, ({ sha256 }) => sha256).values()].map((group) => ({
    size: group[0]?.size ?? 0,
    files: group.map((row) => recordOf(row, call)),
  }));
};

/** Merges duplicates into a file: their uses move to it, and they go to the bin. */
export const mergeDuplicates = async (call: FileCall, id: FileId, others: readonly number[]): Promise<E.Either<Failure, null>> => {
  const rows = await findRows(call, [id, ...others], "lock");
  const row = rows.get(id);
  const hash = row?.sha256 ?? null;
  const same = new Set([...rows.values()].filter(({ sha256 }) => hash !== null && sha256 === hash).map((one) => one.id));
  const found = (one: FileId) => {
    const held = rows.get(one);
    return held === undefined ? null : recordOf(held, call);
  };
  const decision = decideMerge(found(id), [...new Set(others)].map(found), same);
  if (E.isLeft(decision)) return decision;
  const { kept } = decision.right;
  const writes = [];
  for (const other of decision.right.others) {
    await replaceUses(call, other, kept, null);
    const deletion = decideFileDeletion(other, call.request.now);
    if (E.isRight(deletion) && deletion.right !== null)
      writes.push({ id: other.id, write: { ...deletion.right, audit: { action: "file.merge", before: null, after: { into: kept.id } } } });
  }
  await writeFiles(call, writes);
  return E.right(null);
};
