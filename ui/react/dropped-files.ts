import type { DragEvent } from "react";

/** Whether files of the device are dragged. */
export const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes("Files");

const isFolder = (item: DataTransferItem): boolean => item.webkitGetAsEntry?.()?.isDirectory === true;

/** The dropped files, without folders of the device, whose content cannot be read here. */
export const droppedFiles = ({ dataTransfer }: DragEvent): { readonly files: readonly File[]; readonly hasFolders: boolean } => {
  const items = Array.from(dataTransfer.items);
  const files = items.flatMap((item) => {
    const file = item.kind === "file" && !isFolder(item) ? item.getAsFile() : null;
    return file === null ? [] : [file];
  });
  return { files, hasFolders: items.some(isFolder) };
};
