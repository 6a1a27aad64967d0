import type { MenuEntry } from "../../kit/menu.view.tsx";

/** One place to go, as the navigation rule decided it. */
export type ShellEntry = {
  /** Chooses the picture: `home`, `contacts`, `groups`, `conversations`, …; any other is a custom object. */
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** Things not read yet. */
  readonly unread?: number;
  readonly isCurrent?: boolean;
};

export type ShellUser = { readonly id: string; readonly name: string; readonly email: string; readonly picture?: string | null };

export type ShellHelp = MenuEntry;
