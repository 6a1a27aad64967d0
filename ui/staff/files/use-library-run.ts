import * as E from "fp-ts/lib/Either.js";
import { useState } from "react";
import { Alerts } from "../../../core/client/alerts.service.ts";
import type { LibraryAction } from "../../../core/files/file-library.view-model.ts";
import type { FileFolder } from "../../../core/files/file.model.ts";
import { FileStore } from "../../../core/files/files.port.ts";
import { filesOf, type LibraryItem } from "../../../core/files/library-item.rule.ts";
import { isUsed, type UsedFiles, usedFiles } from "../../../core/files/used-files.service.ts";
import type { FolderKey } from "../../../core/library/folder-tree.rule.ts";
import { filesText } from "../../i18n/en/files.ts";
import { useText } from "../../i18n/use-text.ts";
import { downloadFiles } from "../../react/download-files.ts";
import { useService } from "../../react/services.tsx";
import type { LibraryActions } from "./use-library-actions.ts";

/** The dialog that is open over the library; null for none. */
export type LibraryDialog =
  | { readonly kind: "folder" }
  | { readonly kind: "upload" }
  | { readonly kind: "rename" | "link"; readonly item: LibraryItem }
  | { readonly kind: "move" | "teams"; readonly items: readonly LibraryItem[] }
  | { readonly kind: "used"; readonly items: readonly LibraryItem[]; readonly used: UsedFiles }
  | null;

type LibraryRun = {
  readonly actions: LibraryActions;
  readonly onDialog: (dialog: LibraryDialog) => void;
  readonly onOpen: (item: LibraryItem) => void;
};

/** Runs an action on entries: at once, or with a dialog that asks what is needed; used files are deleted only after a question. */
export const useLibraryRun = ({ actions, onDialog, onOpen }: LibraryRun) => {
  const [store, alerts, text] = [useService(FileStore), useService(Alerts), useText(filesText)];
  const [isChecking, setChecking] = useState(false);
  const remove = async (items: readonly LibraryItem[]): Promise<void> => {
    setChecking(true);
    const used = await alerts.reporting(usedFiles(store, items))();
    setChecking(false);
    if (E.isLeft(used)) return;
    if (isUsed(used.right)) onDialog({ kind: "used", items, used: used.right });
    else await actions.remove(items);
  };
  const run = (action: LibraryAction, items: readonly LibraryItem[]): void => {
    const [first] = items;
    if (first === undefined) return;
    switch (action) {
      case "open":
        return onOpen(first);
      case "download":
        return downloadFiles(filesOf(items));
      case "rename":
      case "link":
        return onDialog({ kind: action, item: first });
      case "move":
      case "teams":
        return onDialog({ kind: action, items });
      case "remove":
        return void remove(items);
      case "restore":
        return void actions.restore(items);
    }
  };
  const moveTo = (items: readonly LibraryItem[], target: FolderKey | null, folders: readonly FileFolder[]): void => {
    if (typeof target === "string") return;
    void actions.move(items, { id: target, name: folders.find(({ id }) => id === target)?.name ?? text("places.all") });
  };
  return { isBusy: isChecking || actions.isBusy, run, moveTo };
};
