/** The themes a user can choose; `system` follows the device. */
export const themeChoices = ["system", "light", "dark", "contrast"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export const densities = ["comfortable", "compact"] as const;
export type Density = (typeof densities)[number];

/** The frames of the staff application: `classic` with a sidebar, `ink` with only a top bar. */
export const shells = ["classic", "ink"] as const;
export type ShellChoice = (typeof shells)[number];

/** An organisation's colours on light or dark pages, with contrast already corrected. */
type OrgColors = { readonly primary?: string; readonly onPrimary?: string; readonly main?: string; readonly onMain?: string };

/**
 * An organisation's theme.
 * @property isDark dark unless the user chooses otherwise
 */
export type OrgLook = {
  readonly light: OrgColors;
  readonly dark: OrgColors;
  readonly fonts: { readonly text?: string; readonly heading?: string };
  readonly isDark: boolean;
};

export type Theme = {
  readonly choice: ThemeChoice;
  readonly density: Density;
  readonly shell?: ShellChoice;
  readonly org?: OrgLook | null;
};

export const themeKey = "cygnet.theme";
export const densityKey = "cygnet.density";
export const shellKey = "cygnet.shell";

/**
 * The skin and colour scheme of a choice; high contrast looks the same in every frame.
 * @param prefersDark the device's preference
 */
export const resolveTheme = (
  choice: ThemeChoice,
  prefersDark: boolean,
  shell: ShellChoice = "classic",
): { readonly skin: string; readonly theme: "light" | "dark" } => {
  if (choice === "contrast") return { skin: "contrast", theme: "light" };
  const dark = choice === "dark" || (choice === "system" && prefersDark);
  return dark ? { skin: `${shell}-dark`, theme: "dark" } : { skin: shell, theme: "light" };
};

/** The effective density: the ink frame is always compact. */
export const densityInForce = (density: Density, shell: ShellChoice = "classic"): Density => (shell === "ink" ? "compact" : density);

/** The storage key of the organisation's theme, separate for staff and portal, which may belong to different organisations. */
export const orgThemeKey = (app: string | undefined): string => `cygnet.org-theme.${app ?? "staff"}`;

const isTexts = (u: unknown): u is Readonly<Record<string, string>> =>
  typeof u === "object" && u !== null && Object.values(u).every((value) => typeof value === "string" && !value.includes(";"));

/** The stored theme of the organisation; null where none is stored or it is invalid. */
export const readOrgTheme = (kept: string | null): OrgLook | null => {
  try {
    const held: unknown = kept === null ? null : JSON.parse(kept);
    if (typeof held !== "object" || held === null) return null;
    const { light, dark, fonts, isDark }: { light?: unknown; dark?: unknown; fonts?: unknown; isDark?: unknown } = held;
    return isTexts(light) && isTexts(dark) && isTexts(fonts) && typeof isDark === "boolean" ? { light, dark, fonts, isDark } : null;
  } catch {
    return null;
  }
};

/** The effective theme: the user's choice, else dark for a dark organisation, else the device's. */
export const chosenTheme = (own: string | null, org: OrgLook | null): ThemeChoice =>
  themeChoices.find((choice) => choice === own) ?? (org?.isDark === true ? "dark" : "system");

const colorProperties = {
  primary: "--color-primary",
  onPrimary: "--color-on-primary",
  main: "--color-main",
  onMain: "--color-on-main",
} as const;
const fontProperties = { text: "--font-text", heading: "--font-heading" } as const;

const put = (root: HTMLElement, property: string, value: string | undefined): void => {
  if (value === undefined) root.style.removeProperty(property);
  else root.style.setProperty(property, value);
};

/** The organisation's colours apply to the classic frame only; high contrast and the ink frame keep their own. */
const applyOrg = (root: HTMLElement, org: OrgLook | null, skin: string, theme: "light" | "dark"): void => {
  const colors: Readonly<Partial<Record<string, string>>> = org === null || !skin.startsWith("classic") ? {} : org[theme];
  const fonts: Readonly<Partial<Record<string, string>>> = org?.fonts ?? {};
  for (const [name, property] of Object.entries(colorProperties)) put(root, property, colors[name]);
  for (const [name, property] of Object.entries(fontProperties)) put(root, property, fonts[name]);
};

/** Applies a theme to the page. */
export const applyTheme = (theme: Theme, root: HTMLElement, prefersDark: boolean): void => {
  const resolved = resolveTheme(theme.choice, prefersDark, theme.shell);
  root.dataset["shell"] = theme.shell ?? "classic";
  root.dataset["skin"] = resolved.skin;
  root.dataset["theme"] = resolved.theme;
  root.dataset["density"] = densityInForce(theme.density, theme.shell);
  applyOrg(root, theme.org ?? null, resolved.skin, resolved.theme);
};
