import {
  ChevronLeft,
  ChevronRight,
  FileUp,
  FolderPlus,
  History,
  LayoutGrid,
  LibraryBig,
  List,
  Plus,
  Replace,
  RefreshCw,
  Search,
  ShieldCheck,
  Trash2,
  X,
} from "lucide-react";
import type { LessonEntryAction, LessonsShown } from "../../../core/lessons/library/lesson-library.view-model.ts";
import type { LibraryView } from "../../../core/library/library.model.ts";
import { lessonsText } from "../../i18n/en/lessons.ts";
import { libraryText } from "../../i18n/en/library.ts";
import { useText } from "../../i18n/use-text.ts";
import { useGo } from "../../react/address.ts";
import { type ScreenCommand, useScreenCommands } from "../../react/screen-commands.ts";
import { actionIcons, actionKeys } from "../library/entry-menu.view.tsx";
import { lessonFolderHref, lessonsBinHref, newLessonHref, recentLessonsHref } from "./lessons-address.ts";

type LessonsActs = {
  readonly view: LibraryView;
  readonly page: number;
  readonly shown: Pick<LessonsShown, "mayAdd" | "mayAddFolder" | "pages" | "folder">;
  readonly selected: { readonly count: number; readonly actions: readonly LessonEntryAction[]; readonly onClear: () => void };
  readonly isGuest: boolean;
  readonly onSearch: () => void;
  readonly onNewFolder: () => void;
  readonly onReplace: () => void;
  readonly onImport: () => void;
  /** null for those who may not change it */
  readonly onPublishing: (() => void) | null;
  readonly onAction: (action: LessonEntryAction) => void;
  readonly onView: (view: LibraryView) => void;
  readonly onPage: (page: number) => void;
  readonly onRetry: () => void;
};

const focusFirst = (): void => document.querySelector<HTMLElement>('[role="grid"] [data-index="0"]')?.focus();

/** The commands of the library of lessons. */
export const useLessonsCommands = (acts: LessonsActs): void => {
  const [text, words] = [useText(lessonsText), useText(libraryText)];
  const go = useGo();
  const when = (isOffered: boolean, command: ScreenCommand): readonly ScreenCommand[] => (isOffered ? [command] : []);
  const { shown, selected, page } = acts;
  const isGrid = acts.view === "grid";
  useScreenCommands([
    ...when(shown.mayAdd, {
      id: "new",
      title: text("keys.newLesson"),
      icon: Plus,
      keys: "n",
      run: () => go(newLessonHref(shown.folder?.id ?? null)),
    }),
    ...when(shown.mayAddFolder, { id: "folder", title: words("keys.newFolder"), icon: FolderPlus, run: acts.onNewFolder }),
    ...when(shown.mayAdd, { id: "replace", title: text("lesson.replace"), icon: Replace, run: acts.onReplace }),
    ...when(shown.mayAdd, { id: "import", title: text("lesson.import"), icon: FileUp, run: acts.onImport }),
    ...(acts.onPublishing === null
      ? []
      : [{ id: "publishing", title: text("lesson.publishing"), icon: ShieldCheck, run: acts.onPublishing }]),
    { id: "search", title: text("keys.search"), icon: Search, keys: "/", run: acts.onSearch },
    { id: "first", title: text("keys.first"), keys: "j", run: focusFirst },
    ...(selected.count === 0
      ? []
      : selected.actions.map((action) => ({
          id: `selected-${action}`,
          title: words("keys.selected", { action: words(`actions.${action}`), count: selected.count }),
          icon: actionIcons[action],
          ...(actionKeys[action] === undefined ? {} : { keys: actionKeys[action] }),
          run: () => acts.onAction(action),
        }))),
    ...when(selected.count > 0, { id: "clear", title: words("keys.clear"), icon: X, run: selected.onClear }),
    {
      id: "view",
      title: text(isGrid ? "keys.showList" : "keys.showGrid"),
      icon: isGrid ? List : LayoutGrid,
      keys: "v",
      run: () => acts.onView(isGrid ? "list" : "grid"),
    },
    { id: "all", title: text("keys.everything"), icon: LibraryBig, run: () => go(lessonFolderHref(null)) },
    { id: "recent", title: text("keys.recent"), icon: History, run: () => go(recentLessonsHref) },
    ...when(!acts.isGuest, { id: "bin", title: words("keys.bin"), icon: Trash2, run: () => go(lessonsBinHref) }),
    ...when(page < shown.pages, { id: "next-page", title: words("keys.nextPage"), icon: ChevronRight, run: () => acts.onPage(page + 1) }),
    ...when(page > 1, { id: "previous-page", title: words("keys.previousPage"), icon: ChevronLeft, run: () => acts.onPage(page - 1) }),
    { id: "reload", title: text("keys.reload"), icon: RefreshCw, run: acts.onRetry },
  ]);
};
