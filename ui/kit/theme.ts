/** What a person can choose; `system` follows the device. */
export const themeChoices = ["system", "light", "dark", "contrast"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export const densities = ["comfortable", "compact"] as const;
export type Density = (typeof densities)[number];

/** The frames that the staff application has: `classic` with a sidebar, `ink` with a top bar alone. */
export const shells = ["classic", "ink"] as const;
export type ShellChoice = (typeof shells)[number];

/** An organisation's colours on light or dark pages; contrast has been corrected before they come here. */
type OrgColors = { readonly primary?: string; readonly onPrimary?: string; readonly main?: string; readonly onMain?: string };

/**
 * An organisation's own look.
 * @property isDark dark unless a person chooses otherwise
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
 * The skin and light or dark that a choice comes to; high contrast looks the same in every frame.
 * @param prefersDark what the device asks for
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

/** The ink frame is compact, whatever was chosen for the classic one. */
export const densityInForce = (density: Density, shell: ShellChoice = "classic"): Density => (shell === "ink" ? "compact" : density);

/** Where the organisation's look is kept, apart for staff and portal, which may be of two organisations. */
export const orgThemeKey = (app: string | undefined): string => `cygnet.org-theme.${app ?? "staff"}`;

const isTexts = (u: unknown): u is Readonly<Record<string, string>> =>
  typeof u === "object" && u !== null && Object.values(u).every((value) => typeof value === "string" && !value.includes(";"));

/** The organisation's look as it was kept; null where none was, or where it cannot be read. */
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

/** The theme in force: a person's own choice, else dark for an organisation that is dark, else the device's. */
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

/** The colours are those of the classic frame; high contrast and the ink frame keep their own. */
const applyOrg = (root: HTMLElement, org: OrgLook | null, skin: string, theme: "light" | "dark"): void => {
  const colors: Readonly<Partial<Record<string, string>>> = org === null || !skin.startsWith("classic") ? {} : org[theme];
  const fonts: Readonly<Partial<Record<string, string>>> = org?.fonts ?? {};
  for (const [name, property] of Object.entries(colorProperties)) put(root, property, colors[name]);
  for (const [name, property] of Object.entries(fontProperties)) put(root, property, fonts[name]);
};

/** Puts a theme on the page at once. */
export const applyTheme = (theme: Theme, root: HTMLElement, prefersDark: boolean): void => {
  const resolved = resolveTheme(theme.choice, prefersDark, theme.shell);
  root.dataset["shell"] = theme.shell ?? "classic";
  root.dataset["skin"] = resolved.skin;
  root.dataset["theme"] = resolved.theme;
  root.dataset["density"] = densityInForce(theme.density, theme.shell);
  applyOrg(root, theme.org ?? null, resolved.skin, resolved.theme);
};
