import { token } from "../kernel/token.ts";
import type { HeaderColor } from "./embedding.rule.ts";
import type { ShellConfig } from "./shell-config.model.ts";

/** Configuration passed to this page when it was loaded. */
export type PageConfig = {
  readonly config: ShellConfig;
  /** colour of the header in another page's frame; null: the theme's own */
  readonly headerColor: HeaderColor | null;
};
export const PageConfig = token<PageConfig>("shell.page-config");
