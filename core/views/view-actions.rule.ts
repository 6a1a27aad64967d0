import type { SavedView } from "./saved-view.model.ts";

/** Actions on the open view. */
export const viewActions = ["save", "saveAs", "discard", "rename", "share", "unshare", "begin", "noBegin", "remove"] as const;
export type ViewAction = (typeof viewActions)[number];

/**
 * The actions on the open view, in menu order: editors save, rename and delete it, and share it where permitted.
 * @param view null for the list without one
 * @param isDirty whether the list differs from the view
 */
export const viewActionsFor = (
  view: Pick<SavedView<unknown>, "editable" | "shared" | "is_default"> | null,
  isDirty: boolean,
  mayShare: boolean,
): readonly ViewAction[] => {
  const isEditor = view?.editable === true;
  const actions: readonly (ViewAction | null)[] = [
    isEditor && isDirty ? "save" : null,
    "saveAs",
    isDirty ? "discard" : null,
    view === null ? null : view.is_default ? "noBegin" : "begin",
    isEditor ? "rename" : null,
    isEditor && mayShare ? (view.shared ? "unshare" : "share") : null,
    isEditor ? "remove" : null,
  ];
  return actions.filter((action) => action !== null);
};
