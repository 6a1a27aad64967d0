import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import type { Decision } from "../kernel/decision.ts";
import { type FolderPlace, isFolderInUse } from "../kernel/folder-places.ts";
import { editOf, type FileWrite } from "./file-edit.model.ts";
import type { FileRecord } from "./file.model.ts";
import { changeableFile } from "./find-file.rule.ts";

const written = (
  file: FileRecord,
  values: Pick<FileRecord, "deleted_at" | "folder_id">,
  action: "file.delete" | "file.restore",
  now: number,
): FileWrite => ({
  edit: { ...editOf(file), ...values, version: file.version + 1, updated_at: now },
  audit: { action, before: null, after: null },
});

/**
 * Decides a deletion; a file in the bin keeps the time of its first deletion.
 * @param stored null where the caller sees no such file
 * @param now epoch seconds
 */
export const decideFileDeletion = (stored: FileRecord | null, now: number): Decision<FileWrite> =>
  pipe(
    changeableFile(stored, now),
    E.map((file) => (file.deleted_at === null ? written(file, { deleted_at: now, folder_id: file.folder_id }, "file.delete", now) : null)),
  );

/**
 * Decides a restoration within 30 days; a file whose folder is not in use is then in no folder.
 * @param stored null where the caller sees no such file
 * @param context all folders of the organisation, also those that the caller does not see, and the time in epoch seconds
 */
export const decideFileRestoration = (
  stored: FileRecord | null,
  { places, now }: { readonly places: readonly FolderPlace[]; readonly now: number },
): Decision<FileWrite> =>
  pipe(
    changeableFile(stored, now),
    E.map((file) =>
      file.deleted_at === null
        ? null
        : written(
            file,
            { deleted_at: null, folder_id: isFolderInUse(places, file.folder_id) ? file.folder_id : null },
            "file.restore",
            now,
          ),
    ),
  );
