import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { type Failure, notFound } from "../kernel/failure.ts";
import { makeSaver } from "../kernel/saver.service.ts";
import type { Saver } from "../kernel/saver.ts";
import type { DeviceStorage } from "../kernel/storage.port.ts";
import { readStored } from "../kernel/stored-text.ts";
import { token } from "../kernel/token.ts";
import { type FileDraft, type FileField, KeptFileDraft } from "./file-draft.model.ts";
import { draftOf, editableFile, fileChangeOf } from "./file-edit-fields.rule.ts";
import type { FileId } from "./file-id.model.ts";
import type { FileLibrary } from "./file-library.service.ts";
import { fileRefusals } from "./file-refusals.ts";
import { FileRecord } from "./file.model.ts";
import type { FileStore } from "./files.port.ts";

/** The form of a file. */
export type FileForm = Saver<FileRecord, FileDraft, FileField>;

/**
 * A file that is being edited.
 * @property file as it was loaded
 * @property isRestored whether the form began with a draft kept on this device
 */
export type OpenedFile = { readonly file: FileRecord; readonly form: FileForm; readonly isRestored: boolean };

/** Opens files for editing; unsaved drafts stay on the device. */
export type FileEditing = { readonly open: (id: FileId) => TaskEither<Failure, OpenedFile> };
export const FileEditing = token<FileEditing>("files.editing");

type Deps = {
  readonly files: Pick<FileStore, "get" | "update">;
  readonly library: Pick<FileLibrary, "put">;
  /** this user's storage on this device */
  readonly storage: DeviceStorage;
};

export const makeFileEditing = ({ files, library, storage }: Deps): FileEditing => {
  const opened = (file: FileRecord): OpenedFile => {
    const place = `file-draft:${file.id}`;
    const form: FileForm = makeSaver({
      of: editableFile,
      start: readStored(KeptFileDraft, storage.get(place)) ?? { key: "", base: file, typed: draftOf(file), sent: [] },
      send: ({ base, values, fields }) =>
        base === null
          ? TE.left(notFound(fileRefusals.no_file))
          : pipe(
              files.update(base.id, fileChangeOf(base.version, values, fields)),
              TE.map((stored) => {
                library.put(stored);
                return stored;
              }),
            ),
      read: FileRecord.is,
      keep: (draft) => (draft === null ? storage.remove(place) : storage.set(place, JSON.stringify(draft))),
    });
    form.take(file);
    return { file, form, isRestored: form.isBusy() };
  };
  return { open: (id) => pipe(files.get(id), TE.map(opened)) };
};
