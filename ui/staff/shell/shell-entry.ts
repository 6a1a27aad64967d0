import type { MenuEntry } from "../../kit/menu.view.tsx";

/** A navigation entry permitted by the navigation rule. */
export type ShellEntry = {
  /** Determines the icon: `home`, `contacts`, `groups`, `conversations`, …; any other is a custom object. */
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** Number of unread items. */
  readonly unread?: number;
  readonly isCurrent?: boolean;
};

export type ShellUser = { readonly id: string; readonly name: string; readonly email: string; readonly picture?: string | null };

export type ShellHelp = MenuEntry;
