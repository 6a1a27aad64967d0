import { Support } from "../../../core/shell/support.service.ts";
import type { MenuEntry } from "../../kit/menu.view.tsx";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { supportCommand } from "../help/commands.ts";

/** The Help menu: support shows how much it has answered, and goes when nobody is there after all. */
export const useHelpEntries = (entries: readonly MenuEntry[]): { readonly entries: readonly MenuEntry[]; readonly unread: number } => {
  const { way, unread } = useLatest(useService(Support).state$, { way: "none", unread: 0 });
  const shown = entries
    .filter(({ id }) => id !== supportCommand || way !== "none")
    .map((entry) => (entry.id === supportCommand && unread > 0 ? { ...entry, badge: String(unread) } : entry));
  return { entries: shown, unread };
};
