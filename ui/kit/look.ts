import type { Density, ShellChoice, ThemeChoice } from "./theme.ts";

/** How the page looks now, and how to change that. */
export type Look = {
  readonly theme: ThemeChoice;
  readonly density: Density;
  readonly onTheme: (theme: ThemeChoice) => void;
  readonly onDensity: (density: Density) => void;
  readonly shell: ShellChoice;
  readonly onShell: (shell: ShellChoice) => void;
};
