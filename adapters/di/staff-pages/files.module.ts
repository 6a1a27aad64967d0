import { ContainerModule } from "inversify";
import { FileEditing, makeFileEditing } from "../../../core/files/file-editing.service.ts";
import { FileLibrary, makeFileLibrary } from "../../../core/files/file-library.service.ts";
import { FilePickers, makeFilePickers } from "../../../core/files/file-picker.service.ts";
import { FileTexts } from "../../../core/files/file-texts.port.ts";
import { FileFolderStore, FileShareStore, FileStore } from "../../../core/files/files.port.ts";
import { Ids } from "../../../core/kernel/ids.port.ts";
import { UserStorage } from "../../../core/kernel/user-storage.ts";
import { Caller } from "../../http/caller.ts";
import { makeFileFoldersHttp } from "../../http/file-folders.http.ts";
import { makeFileSharesHttp } from "../../http/file-shares.http.ts";
import { makeFileTextsHttp } from "../../http/file-texts.http.ts";
import { makeFilesHttp } from "../../http/files.http.ts";
import { provide } from "../provide.ts";

/** Files, their folders and links in the staff application. */
export const services = new ContainerModule((options) => {
  provide(options, FileStore, (call: Caller) => makeFilesHttp(call), [Caller]);
  provide(options, FileFolderStore, (call: Caller) => makeFileFoldersHttp(call), [Caller]);
  provide(options, FileTexts, () => makeFileTextsHttp(), []);
  provide(options, FilePickers, (files: FileStore, folders: FileFolderStore) => makeFilePickers({ files, folders }), [
    FileStore,
    FileFolderStore,
  ]);
  provide(options, FileShareStore, (call: Caller) => makeFileSharesHttp(call), [Caller]);
  provide(
    options,
    FileLibrary,
    (files: FileStore, folders: FileFolderStore, ids: Ids, storage: UserStorage) => makeFileLibrary({ files, folders, ids, storage }),
    [FileStore, FileFolderStore, Ids, UserStorage],
  );
  provide(
    options,
    FileEditing,
    (files: FileStore, library: FileLibrary, storage: UserStorage) => makeFileEditing({ files, library, storage }),
    [FileStore, FileLibrary, UserStorage],
  );
});
