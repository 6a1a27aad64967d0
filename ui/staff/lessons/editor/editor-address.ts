import type { EditedLesson } from "../../../../core/lessons/editor/lesson-editor.model.ts";

/** What an address of the editor opens. @property item the item that is open first @property isNamed whether the name takes the focus */
export type EditorPlace = { readonly at: EditedLesson; readonly item: string | null; readonly isNamed: boolean };

const number = /^\d+$/;

/**
 * The place of the editor by the page's address: `/lessons/new/{folder_id?}` or `/lessons/edit/{id}/{flags?}`, where flags are `new` or
 * `item-{uuid}`.
 */
export const editorPlace = (path: string): EditorPlace => {
  const [, mode, id = "", flags = ""] = /\/lessons\/(new|edit)(?:\/([^/]+))?(?:\/([^/]+))?\/?$/.exec(path) ?? [];
  if (mode !== "edit") return { at: { newIn: number.test(id) ? Number(id) : null }, item: null, isNamed: true };
  return {
    at: { key: number.test(id) ? Number(id) : id },
    item: flags.startsWith("item-") ? flags.slice("item-".length) : null,
    isNamed: flags === "new",
  };
};

/** Whether an address opens the lesson that is stored already. */
export const isSameLesson = (at: EditedLesson, stored: { readonly id: number; readonly uuid: string } | null): boolean =>
  "key" in at && stored !== null && (at.key === stored.id || at.key === stored.uuid);

export const editHref = (id: number): string => `/ui/lessons/edit/${id}`;

/** The library at the folder of a lesson. */
export const folderHref = (folder: number | null): string => (folder === null ? "/ui/lessons" : `/ui/lessons/folder/${folder}`);
