import type { Config } from "../config.ts";
import { contentFolder } from "./content-path.ts";
import type { ContentStorage } from "./content-storage.ts";
import { makeFolderStorage } from "./folder-storage.ts";
import { makeS3Storage } from "./s3-storage.ts";

/** The storage of contents that the settings name: a bucket, or a folder in the data folder. */
export const storageOf = ({ dataFolder, files }: Pick<Config, "dataFolder" | "files">): ContentStorage =>
  files.s3 === null ? makeFolderStorage(contentFolder(dataFolder)) : makeS3Storage(files.s3);
