import type { EditorStatus } from "./lesson-editor.model.ts";

/** Whether changes are not stored yet. */
export const isUnsaved = (status: EditorStatus): boolean => status !== "idle" && status !== "saved";

/** Whether changes cannot be stored by waiting: the author is asked before the page is left. */
export const isUnsendable = (status: EditorStatus): boolean => isUnsaved(status) && status !== "dirty" && status !== "saving";
