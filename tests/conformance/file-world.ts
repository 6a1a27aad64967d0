import { type FileQuery, firstFiles } from "../../core/files/file-query.model.ts";
import type { FileRecord } from "../../core/files/file.model.ts";
import type { FileFolderStore, FileStore } from "../../core/files/files.port.ts";
import type { UploadedContent } from "../../core/files/uploaded-content.model.ts";
import { given } from "./answer-of.ts";

/**
 * Stores without files and folders.
 * @property upload finishes an upload and gives its id
 */
export type FileWorld = {
  readonly files: FileStore;
  readonly folders: FileFolderStore;
  readonly upload: (filename: string, values?: Partial<UploadedContent>) => Promise<string>;
  readonly wait: (seconds: number) => Promise<void>;
  readonly me: number;
};

export const namesOf = (files: readonly FileRecord[]): readonly string[] => files.map(({ filename }) => filename);

/** An id that no upload has. */
export const noUpload = "f".repeat(32);
/** An id that no file and no folder has. */
export const unknownId = 999_999_999;
/** What is known of an uploaded PDF. */
export const pdf = { mimetype: "application/pdf", width: null, height: null };

/** The stores with short ways to fill and list them. */
export const filledFileWorld = async (make: () => Promise<FileWorld>) => {
  const world = await make();
  const add = async (filename: string, values: Partial<UploadedContent> = {}, folder_id: number | null = null): Promise<FileRecord> => {
    const file = await given(world.files.create({ upload: await world.upload(filename, values), folder_id }));
    await world.wait(1);
    return file;
  };
  const folder = async (name: string, parent_id: number | null = null): Promise<number> =>
    Number((await given(world.folders.create({ name, parent_id }))).id);
  const list = async (query: Partial<FileQuery> = {}) =>
    namesOf((await given(world.files.list({ ...firstFiles, sort: "created", ...query }))).results);
  return { ...world, add, folder, list };
};
