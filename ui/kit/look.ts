import type { Density, ShellChoice, ThemeChoice } from "./theme.ts";

/** The page's current look, and the setters for it. */
export type Look = {
  readonly theme: ThemeChoice;
  readonly density: Density;
  readonly onTheme: (theme: ThemeChoice) => void;
  readonly onDensity: (density: Density) => void;
  readonly shell: ShellChoice;
  readonly onShell: (shell: ShellChoice) => void;
};
