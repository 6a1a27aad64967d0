import { cleanFileName } from "./file-name.rule.ts";
import type { FileRecord } from "./file.model.ts";

/** A typed name as it is stored: slashes do not name folders. */
export const typedName = (typed: string): string => cleanFileName(typed.replaceAll(/[/\\]/g, "-"));

/** The name of a file after it is renamed: it keeps its extension, since programs go by it. */
export const renamedFile = ({ extension }: Pick<FileRecord, "extension">, typed: string): string => {
  const name = typedName(typed);
  return extension === "" || name.toLowerCase().endsWith(`.${extension}`) ? name : cleanFileName(`${name}.${extension}`);
};
