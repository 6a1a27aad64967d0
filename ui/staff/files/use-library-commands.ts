import {
  ChevronLeft,
  ChevronRight,
  Copy,
  FolderPlus,
  HardDrive,
  ImageOff,
  LayoutGrid,
  List,
  RefreshCw,
  Search,
  Trash2,
  Upload,
  X,
} from "lucide-react";
import type { FilesShown, LibraryAction } from "../../../core/files/file-library.view-model.ts";
import type { LibraryView } from "../../../core/library/library.model.ts";
import { filesText } from "../../i18n/en/files.ts";
import { libraryText } from "../../i18n/en/library.ts";
import { useText } from "../../i18n/use-text.ts";
import { useGo } from "../../react/address.ts";
import { type ScreenCommand, useScreenCommands } from "../../react/screen-commands.ts";
import { actionIcons, actionKeys } from "../library/entry-menu.view.tsx";
import { binHref, duplicatesHref, folderHref, undescribedHref } from "./library-address.ts";

type LibraryActs = {
  readonly view: LibraryView;
  readonly page: number;
  readonly shown: Pick<FilesShown, "mayAdd" | "mayAddFolder" | "pages">;
  readonly selected: { readonly count: number; readonly actions: readonly LibraryAction[]; readonly onClear: () => void };
  readonly isGuest: boolean;
  readonly onSearch: () => void;
  readonly onUpload: () => void;
  readonly onNewFolder: () => void;
  readonly onAction: (action: LibraryAction) => void;
  readonly onView: (view: LibraryView) => void;
  readonly onPage: (page: number) => void;
  readonly onRetry: () => void;
};

const focusFirst = (): void => document.querySelector<HTMLElement>('[role="grid"] [data-index="0"]')?.focus();

/** The commands of the library. */
export const useLibraryCommands = (acts: LibraryActs): void => {
  const [text, words] = [useText(filesText), useText(libraryText)];
  const go = useGo();
  const when = (isOffered: boolean, command: ScreenCommand): readonly ScreenCommand[] => (isOffered ? [command] : []);
  const ofSelection = acts.selected.actions.map((action) => ({
    id: `selected-${action}`,
    title: words("keys.selected", { action: words(`actions.${action}`), count: acts.selected.count }),
    icon: actionIcons[action],
    ...(actionKeys[action] === undefined ? {} : { keys: actionKeys[action] }),
    run: () => acts.onAction(action),
  }));
  const isGrid = acts.view === "grid";
  useScreenCommands([
    ...when(acts.shown.mayAdd, { id: "upload", title: text("keys.upload"), icon: Upload, keys: "u", run: acts.onUpload }),
    ...when(acts.shown.mayAddFolder, { id: "folder", title: words("keys.newFolder"), icon: FolderPlus, keys: "n", run: acts.onNewFolder }),
    { id: "search", title: text("keys.search"), icon: Search, keys: "/", run: acts.onSearch },
    { id: "first", title: text("keys.first"), keys: "j", run: focusFirst },
    ...(acts.selected.count === 0 ? [] : ofSelection),
    ...when(acts.selected.count > 0, { id: "clear", title: words("keys.clear"), icon: X, run: acts.selected.onClear }),
    {
      id: "view",
      title: text(isGrid ? "keys.showList" : "keys.showGrid"),
      icon: isGrid ? List : LayoutGrid,
      keys: "v",
      run: () => acts.onView(isGrid ? "list" : "grid"),
    },
    { id: "all", title: text("keys.everything"), icon: HardDrive, run: () => go(folderHref(null)) },
    ...when(!acts.isGuest, { id: "undescribed", title: text("keys.undescribed"), icon: ImageOff, run: () => go(undescribedHref) }),
    ...when(!acts.isGuest, { id: "duplicates", title: text("keys.duplicates"), icon: Copy, run: () => go(duplicatesHref) }),
    ...when(!acts.isGuest, { id: "bin", title: words("keys.bin"), icon: Trash2, run: () => go(binHref) }),
    ...when(acts.page < acts.shown.pages, {
      id: "next-page",
      title: words("keys.nextPage"),
      icon: ChevronRight,
      run: () => acts.onPage(acts.page + 1),
    }),
    ...when(acts.page > 1, {
      id: "previous-page",
      title: words("keys.previousPage"),
      icon: ChevronLeft,
      run: () => acts.onPage(acts.page - 1),
    }),
    { id: "reload", title: text("keys.reload"), icon: RefreshCw, run: acts.onRetry },
  ]);
};
