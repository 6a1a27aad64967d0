import { type DragEvent, useRef, useState } from "react";
import type { FolderKey } from "../../../core/library/folder-tree.rule.ts";
import { isEditable, isFolder, type LibraryEntry } from "../../../core/library/library-entry.rule.ts";
import type { Selection } from "../../kit/grid-selection.ts";
import { droppedFiles, hasFiles } from "../../react/dropped-files.ts";

export type LibraryDrag<E extends LibraryEntry> = {
  readonly items: readonly E[];
  readonly selection: Selection;
  /** the open folder; null at the top */
  readonly open: FolderKey | null;
  /** nothing in the bin is moved */
  readonly isBin: boolean;
  readonly mayMoveInto: (moved: readonly E[], folder: FolderKey | null) => boolean;
  readonly onMove: (moved: readonly E[], folder: FolderKey | null) => void;
  /** absent where files of the device cannot be dropped */
  readonly mayUploadTo?: (folder: FolderKey | null) => boolean;
  readonly onUpload?: (files: readonly File[], folder: FolderKey | null) => void;
  /** folders of the device were dropped, whose content cannot be read here */
  readonly onFolders?: () => void;
};

const placeOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-folder], [data-index]") : null;

/**
 * Drag and drop in a library: entries onto folders, and files of the device onto folders or the page. Handlers of the element around
 * rows, cards and folders, which are found by `data-index` and `data-folder`.
 */
export const useLibraryDrag = <E extends LibraryEntry>(drag: LibraryDrag<E>) => {
  const dragged = useRef<readonly E[]>([]);
  const marked = useRef<HTMLElement | null>(null);
  const [isOver, setOver] = useState(false);
  const mark = (element: HTMLElement | null): void => {
    if (marked.current !== element) marked.current?.removeAttribute("data-drop");
    element?.setAttribute("data-drop", "true");
    marked.current = element;
  };
  const end = (): void => {
    dragged.current = [];
    mark(null);
    setOver(false);
  };
  /** The folder under the pointer; undefined over none. */
  const folderOf = (place: HTMLElement | null): FolderKey | null | undefined => {
    const named = place?.dataset["folder"];
    if (named !== undefined) return named === "" ? null : /^\d+$/.test(named) ? Number(named) : named;
    const item = drag.items[Number(place?.dataset["index"])];
    return item !== undefined && isFolder(item) ? item.id : undefined;
  };
  const allowed = (event: DragEvent): { readonly place: HTMLElement | null; readonly folder: FolderKey | null } | null => {
    const place = placeOf(event.target);
    const folder = folderOf(place);
    if (dragged.current.length > 0) return folder !== undefined && drag.mayMoveInto(dragged.current, folder) ? { place, folder } : null;
    if (!hasFiles(event) || drag.mayUploadTo === undefined) return null;
    if (folder !== undefined && drag.mayUploadTo(folder)) return { place, folder };
    return drag.mayUploadTo(drag.open) ? { place: null, folder: drag.open } : null;
  };
  return {
    isOver,
    handlers: {
      onDragStart: (event: DragEvent) => {
        const item = drag.items[Number(placeOf(event.target)?.dataset["index"])];
        if (item === undefined || drag.isBin) return;
        const chosen = drag.selection.has(item.key) ? drag.items.filter(({ key }) => drag.selection.has(key)) : [item];
        if (!chosen.every(isEditable)) return event.preventDefault();
        dragged.current = chosen;
        event.dataTransfer.effectAllowed = "move";
      },
      onDragOver: (event: DragEvent) => {
        const target = allowed(event);
        mark(target?.place ?? null);
        if (dragged.current.length === 0 && hasFiles(event)) setOver(target !== null && target.place === null);
        if (target === null) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = dragged.current.length > 0 ? "move" : "copy";
      },
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        if (event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)) return;
        mark(null);
        setOver(false);
      },
      onDrop: (event: DragEvent) => {
        const target = allowed(event);
        const moved = dragged.current;
        const { files, hasFolders } = droppedFiles(event);
        end();
        if (target === null) return;
        event.preventDefault();
        if (moved.length > 0) drag.onMove(moved, target.folder);
        else if (files.length > 0) drag.onUpload?.(files, target.folder);
        if (hasFolders) drag.onFolders?.();
      },
      onDragEnd: end,
    },
  };
};
