import {
  ArrowDown,
  ArrowUp,
  ChevronLeft,
  ChevronRight,
  LayoutGrid,
  List,
  Network,
  RefreshCw,
  Search,
  SquareCheck,
  UserPlus,
} from "lucide-react";
import type { ContactView } from "../../../../core/contacts/contact-board.model.ts";
import { contactKeysText } from "../../../i18n/en/contact-keys.ts";
import { pyramidText } from "../../../i18n/en/pyramid.ts";
import { useText } from "../../../i18n/use-text.ts";
import { type ScreenCommand, useScreenCommands } from "../../../react/screen-commands.ts";

type ListActs = {
  readonly view: ContactView;
  readonly page: number;
  readonly pages: number;
  readonly mayCreate: boolean;
  readonly maySelect: boolean;
  readonly onSearch: () => void;
  readonly onCreate: () => void;
  readonly onView: (view: ContactView) => void;
  readonly onPage: (page: number) => void;
  readonly onRetry: () => void;
};

const row = (): HTMLElement | null => document.querySelector<HTMLElement>('[role="grid"] [data-index][tabindex="0"]');
/** Moves the focus into the rows, where the grid handles the key. */
const pressInRows = (key: string): void => {
  row()?.focus();
  row()?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
};
const focusRow = (): void => row()?.focus();

/** The commands of the contact list. */
export const useListCommands = (acts: ListActs): void => {
  const text = useText(contactKeysText);
  const say = useText(pyramidText);
  const commands: readonly (ScreenCommand | null)[] = [
    { id: "search", title: text("search"), icon: Search, keys: "/", run: acts.onSearch },
    acts.mayCreate ? { id: "create", title: text("create"), icon: UserPlus, keys: "n", run: acts.onCreate } : null,
    { id: "next", title: text("next"), icon: ArrowDown, keys: "j", run: focusRow },
    { id: "previous", title: text("previous"), icon: ArrowUp, keys: "k", run: focusRow },
    acts.maySelect ? { id: "select", title: text("select"), icon: SquareCheck, keys: "x", run: () => pressInRows("x") } : null,
    acts.view === "pyramid"
      ? { id: "list", title: text("asList"), icon: List, run: () => acts.onView("list") }
      : { id: "pyramid", title: say("asPyramid"), icon: Network, run: () => acts.onView("pyramid") },
    acts.view !== "grid"
      ? { id: "cards", title: text("asCards"), icon: LayoutGrid, run: () => acts.onView("grid") }
      : { id: "list", title: text("asList"), icon: List, run: () => acts.onView("list") },
    acts.page < acts.pages ? { id: "next-page", title: text("nextPage"), icon: ChevronRight, run: () => acts.onPage(acts.page + 1) } : null,
    acts.page > 1 ? { id: "previous-page", title: text("previousPage"), icon: ChevronLeft, run: () => acts.onPage(acts.page - 1) } : null,
    { id: "reload", title: text("reload"), icon: RefreshCw, run: acts.onRetry },
  ];
  useScreenCommands(commands.filter((command) => command !== null));
};
