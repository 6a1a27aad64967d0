import type { FileRecord } from "./file.model.ts";

/** The name of a file after it is renamed: it keeps its extension, since programs go by it. */
export const renamedFile = ({ extension }: Pick<FileRecord, "extension">, typed: string): string => {
  const name = typed.trim();
  return extension === "" || name.toLowerCase().endsWith(`.${extension}`) ? name : `${name}.${extension}`;
};
