import type { Flag } from "../../core/access/role.model.ts";
import type { SessionUser } from "../../core/auth/session-user.model.ts";
import type { ShellConfig } from "../../core/shell/shell-config.model.ts";
import type { Icon } from "../kit/icon.ts";
import type { Resolve } from "../react/services.tsx";

/** The user and the configuration of the shell. */
export type CommandContext = { readonly user: SessionUser; readonly config: ShellConfig };

/** The services a command may use. */
export type CommandTools = {
  readonly known: CommandContext;
  readonly go: (href: string) => void;
  readonly openModal: (kind: string) => void;
  readonly resolve: Resolve;
};

/**
 * A command available everywhere: the palette, the Create and Help menus and the shortcuts read it; an area contributes a list of them from
 * its `commands.ts`.
 */
export type CommandContribution = {
  /** unique in the application, `area.thing` */
  readonly id: string;
  readonly group: "create" | "go" | "action" | "help";
  readonly title: () => string;
  readonly icon: Icon;
  /** permissions required */
  readonly flags: readonly Flag[];
  /** feature of the organisation that is required */
  readonly feature?: string;
  /** key sequence, `g t` */
  readonly keys?: string;
  /** further search terms */
  readonly words?: string;
  /** whether the command is available */
  readonly when?: (known: CommandContext) => boolean;
  /** target, so that menus can render a link; another site opens in a new tab */
  readonly href?: (known: CommandContext) => string;
  readonly run: (tools: CommandTools) => void;
};

const contributions = import.meta.glob<{ readonly commands: readonly CommandContribution[] }>("./*/commands.ts", { eager: true });

/** The commands of all areas. */
export const staffCommands: readonly CommandContribution[] = Object.values(contributions).flatMap(({ commands }) => commands);
