import {
  ArrowDown,
  ArrowUp,
  ChevronLeft,
  ChevronRight,
  CircleCheckBig,
  Columns3,
  List,
  ListPlus,
  RefreshCw,
  Search,
  Trash2,
  UserRound,
  X,
} from "lucide-react";
import type { TaskView } from "../../../core/tasks/task-lists.service.ts";
import { statusLabel, type TaskStatus, taskStatuses } from "../../../core/tasks/task-status.model.ts";
import { tasksText } from "../../i18n/en/tasks.ts";
import { useText } from "../../i18n/use-text.ts";
import { type ScreenCommand, useScreenCommands } from "../../react/screen-commands.ts";
import { statusLook } from "./status-look.ts";

type ListActs = {
  readonly view: TaskView;
  readonly page: number;
  readonly pages: number;
  readonly selected: number;
  readonly hidesFinished: boolean;
  readonly onSearch: () => void;
  readonly onCreate: () => void;
  readonly onView: (view: TaskView) => void;
  readonly onPage: (page: number) => void;
  readonly onHideFinished: () => void;
  readonly onMine: () => void;
  readonly onMove: (status: TaskStatus) => void;
  readonly onRemove: () => void;
  readonly onClear: () => void;
  readonly onRetry: () => void;
};

const focusFirst = (): void =>
  [...document.querySelectorAll<HTMLElement>('[role="grid"] tr[data-index="0"], [data-card]')]
    .find((one) => one.getClientRects().length > 0)
    ?.focus();

/** The commands of the task list. */
export const useListCommands = (acts: ListActs): void => {
  const text = useText(tasksText);
  const isList = acts.view === "list";
  const ofSelection: readonly ScreenCommand[] =
    acts.selected === 0
      ? []
      : [
          ...taskStatuses.map(({ id }) => ({
            id: `move-${id}`,
            title: text("keys.moveSelected", { status: statusLabel(id) }),
            icon: statusLook[id].icon,
            run: () => acts.onMove(id),
          })),
          { id: "delete", title: text("keys.deleteSelected", { count: acts.selected }), icon: Trash2, run: acts.onRemove },
          { id: "clear", title: text("keys.clear"), icon: X, run: acts.onClear },
        ];
  const ofPages: readonly (ScreenCommand | null)[] = [
    isList && acts.page < acts.pages
      ? { id: "next-page", title: text("keys.nextPage"), icon: ChevronRight, run: () => acts.onPage(acts.page + 1) }
      : null,
    isList && acts.page > 1
      ? { id: "previous-page", title: text("keys.previousPage"), icon: ChevronLeft, run: () => acts.onPage(acts.page - 1) }
      : null,
  ];
  useScreenCommands([
    { id: "create", title: text("createTitle"), icon: ListPlus, keys: "n", run: acts.onCreate },
    { id: "search", title: text("keys.search"), icon: Search, keys: "/", run: acts.onSearch },
    { id: "down", title: text("keys.firstDown"), icon: ArrowDown, keys: "j", run: focusFirst },
    { id: "up", title: text("keys.firstUp"), icon: ArrowUp, keys: "k", run: focusFirst },
    ...ofSelection,
    isList
      ? { id: "view", title: text("keys.showBoard"), icon: Columns3, run: () => acts.onView("board") }
      : { id: "view", title: text("keys.showList"), icon: List, run: () => acts.onView("list") },
    {
      id: "finished",
      title: text(acts.hidesFinished ? "keys.showFinished" : "keys.hideFinished"),
      icon: CircleCheckBig,
      run: acts.onHideFinished,
    },
    { id: "mine", title: text("keys.mine"), icon: UserRound, run: acts.onMine },
    ...ofPages.filter((command) => command !== null),
    { id: "reload", title: text("keys.reload"), icon: RefreshCw, run: acts.onRetry },
  ]);
};
