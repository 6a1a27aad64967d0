import { mayOpenPage } from "../../core/access/page-access.rule.ts";
import { shownKeys } from "../../core/shell/key-sequence.rule.ts";
import type { MenuEntry } from "../kit/menu.view.tsx";
import { isApple } from "../react/apple-keys.ts";
import type { CommandContext, CommandContribution } from "./command-contribution.ts";

/** The commands available to a user here. */
export const offeredCommands = (commands: readonly CommandContribution[], known: CommandContext): readonly CommandContribution[] =>
  commands.filter(({ flags, feature, when }) => mayOpenPage({ flags, feature: feature ?? null }, known.user) && (when?.(known) ?? true));

/** Links outside the staff application open in a new tab. */
const isElsewhere = (href: string): boolean => !href.startsWith("/ui/");

/** The commands of one group as menu entries. */
export const commandEntries = (
  commands: readonly CommandContribution[],
  group: CommandContribution["group"],
  known: CommandContext,
): readonly MenuEntry[] =>
  commands
    .filter((command) => command.group === group)
    .map(({ id, title, icon, keys, href }) => {
      const entry: MenuEntry = { id, label: title(), icon, ...(keys === undefined ? {} : { shortcut: shownKeys(keys, isApple) }) };
      if (href === undefined) return entry;
      const address = href(known);
      return isElsewhere(address) ? { ...entry, href: address, target: "_blank" } : { ...entry, href: address };
    });
