import type { Config } from "../config.ts";
import { contentFolder } from "./content-path.ts";
import type { ContentStorage } from "./content-storage.ts";
import { makeFolderStorage } from "./folder-storage.ts";

/** The storage of contents that the settings name. */
export const storageOf = ({ dataFolder }: Pick<Config, "dataFolder" | "files">): ContentStorage =>
  makeFolderStorage(contentFolder(dataFolder));
