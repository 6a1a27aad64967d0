/** What a person can choose; `system` follows the device. */
export const themeChoices = ["system", "light", "dark", "contrast"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export const densities = ["comfortable", "compact"] as const;
export type Density = (typeof densities)[number];

/** An organisation's own colours and fonts; contrast has been corrected before they come here. */
export type OrgTheme = {
  readonly primary: string;
  readonly onPrimary: string;
  readonly main: string;
  readonly onMain: string;
  readonly textFont?: string;
  readonly headingFont?: string;
};

export type Theme = { readonly choice: ThemeChoice; readonly density: Density; readonly org?: OrgTheme };

export const themeKey = "cygnet.theme";
export const densityKey = "cygnet.density";

/** The skin and light or dark that a choice comes to. @param prefersDark what the device asks for */
export const resolveTheme = (choice: ThemeChoice, prefersDark: boolean): { readonly skin: string; readonly theme: "light" | "dark" } => {
  if (choice === "contrast") return { skin: "contrast", theme: "light" };
  const dark = choice === "dark" || (choice === "system" && prefersDark);
  return dark ? { skin: "classic-dark", theme: "dark" } : { skin: "classic", theme: "light" };
};

const orgProperties = {
  primary: "--color-primary",
  onPrimary: "--color-on-primary",
  main: "--color-main",
  onMain: "--color-on-main",
  textFont: "--font-text",
  headingFont: "--font-heading",
} as const satisfies Record<keyof OrgTheme, string>;

const applyOrg = (root: HTMLElement, org: OrgTheme | undefined): void => {
  const values: Partial<Record<string, string>> = { ...org };
  for (const [name, property] of Object.entries(orgProperties)) {
    const value = values[name];
    if (value === undefined) root.style.removeProperty(property);
    else root.style.setProperty(property, value);
  }
};

/** Puts a theme on the page at once. */
export const applyTheme = (theme: Theme, root: HTMLElement, prefersDark: boolean): void => {
  const resolved = resolveTheme(theme.choice, prefersDark);
  root.dataset["skin"] = resolved.skin;
  root.dataset["theme"] = resolved.theme;
  root.dataset["density"] = theme.density;
  applyOrg(root, theme.org);
};
