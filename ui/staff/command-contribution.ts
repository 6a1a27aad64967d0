import type { Flag } from "../../core/access/role.model.ts";
import type { SessionUser } from "../../core/auth/session-user.model.ts";
import type { ShellConfig } from "../../core/shell/shell-config.model.ts";
import type { Icon } from "../kit/icon.ts";
import type { Resolve } from "../react/services.tsx";

/** What is known of the person and the place. */
export type CommandContext = { readonly user: SessionUser; readonly config: ShellConfig };

/** What a command may use. */
export type CommandTools = {
  readonly known: CommandContext;
  readonly go: (href: string) => void;
  readonly openModal: (kind: string) => void;
  readonly resolve: Resolve;
};

/** Something that can be done from anywhere: the palette, the Create and Help menus and the shortcuts read it; an area contributes a list of them from its `commands.ts`. */
export type CommandContribution = {
  /** unique over the application, `area.thing` */
  readonly id: string;
  readonly group: "create" | "go" | "action" | "help";
  readonly title: () => string;
  readonly icon: Icon;
  /** permissions without which it is not offered */
  readonly flags: readonly Flag[];
  /** feature of the organisation without which it is not offered */
  readonly feature?: string;
  /** keys pressed one after the other, `g t` */
  readonly keys?: string;
  /** further words by which it is found */
  readonly words?: string;
  /** whether it exists here at all */
  readonly when?: (known: CommandContext) => boolean;
  /** where it leads, so that menus can draw a link; another site opens in a tab of its own */
  readonly href?: (known: CommandContext) => string;
  readonly run: (tools: CommandTools) => void;
};

const contributions = import.meta.glob<{ readonly commands: readonly CommandContribution[] }>("./*/commands.ts", { eager: true });

/** Every command that some area contributes. */
export const staffCommands: readonly CommandContribution[] = Object.values(contributions).flatMap(({ commands }) => commands);
