import * as E from "fp-ts/lib/Either.js";
import type { AuditNote } from "../audit/audit-note.model.ts";
import type { Decision } from "../kernel/decision.ts";
import { invalid } from "../kernel/failure.ts";
import type { FileContext } from "./decide-file-change.rule.ts";
import { renamedFile } from "./file-rename.rule.ts";
import { extensionOf } from "./file-type.rule.ts";
import type { FileFolder, FileRecord } from "./file.model.ts";
import { foundFile, mayPutInto } from "./find-file.rule.ts";
import { uploadRefusals } from "./upload-refusals.ts";
import type { UploadedContent } from "./uploaded-content.model.ts";

/** A new file, however its content comes. */
export type AskedFile = { readonly folder_id?: number | null; readonly filename?: string; readonly description?: string };

/** A new file besides its content; the store adds its id and address. */
export type NewFileRow = Pick<FileRecord, "filename" | "folder_id" | "description" | "created_at" | "updated_at">;
export type NewFileWrite = { readonly row: NewFileRow; readonly audit: AuditNote };

/**
 * Decides a new file: it is written unless the same upload has become a file already, is not there, or the folder cannot be used.
 * @param made the file that the same upload has become; null for none
 * @param content null where the caller has no such upload
 */
export const decideNewFile = (
  made: FileRecord | null,
  content: Pick<UploadedContent, "filename" | "size" | "mimetype"> | null,
  { folder_id = null, filename = "", description = "" }: AskedFile,
  { folder, now }: FileContext,
): Decision<NewFileWrite> => {
  if (made !== null) return E.map(() => null)(foundFile(made, now));
  if (content === null) return E.left(invalid({ upload: [uploadRefusals.upload_missing] }));
  const problem = mayPutInto(folder_id, folder, "folder_id");
  if (problem !== null) return E.left(problem);
  const name = filename.trim() === "" ? content.filename : renamedFile({ extension: extensionOf(content.filename) }, filename);
  return E.right({
    row: { filename: name, folder_id, description: description.trim(), created_at: now, updated_at: now },
    audit: { action: "file.create", before: null, after: { filename: name, mimetype: content.mimetype, size: content.size, folder_id } },
  });
};

/** The refusal of a folder that a file is to be put into, before its content is fetched; null when there is none. */
export const newFileProblem = ({ folder_id = null }: AskedFile, folder: FileFolder | null) => mayPutInto(folder_id, folder, "folder_id");
