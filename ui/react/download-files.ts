import type { FileRecord } from "../../core/files/file.model.ts";

/** Downloads files; the browser asks once before it saves several. */
export const downloadFiles = (files: readonly Pick<FileRecord, "url" | "filename">[]): void => {
  for (const { url, filename } of files) {
    const link = document.createElement("a");
    link.href = url;
    link.download = filename;
    link.rel = "noopener";
    document.body.append(link);
    link.click();
    link.remove();
  }
};
