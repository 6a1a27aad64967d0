import { Support } from "../../../core/shell/support.service.ts";
import type { MenuEntry } from "../../kit/menu.view.tsx";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { supportCommand } from "../help/commands.ts";

/** The Help menu: the support entry has a badge of unread answers and is hidden when no support is available. */
export const useHelpEntries = (entries: readonly MenuEntry[]): { readonly entries: readonly MenuEntry[]; readonly unread: number } => {
  const { way, unread } = useLatest(useService(Support).state$, { way: "none", unread: 0 });
  const shown = entries
    .filter(({ id }) => id !== supportCommand || way !== "none")
    .map((entry) => (entry.id === supportCommand && unread > 0 ? { ...entry, badge: String(unread) } : entry));
  return { entries: shown, unread };
};
