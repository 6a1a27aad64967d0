import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { applyTheme, densities, densityKey, resolveTheme, themeChoices, themeKey } from "../../../ui/kit/theme.ts";

const boot = readFileSync("ui/public/theme-boot.js", "utf8");
const prefersDark = (isDark: boolean): void => {
  vi.stubGlobal("matchMedia", () => ({ matches: isDark }));
};
const shown = (root: HTMLElement): readonly (string | undefined)[] => [root.dataset["skin"], root.dataset["theme"], root.dataset["density"]];

describe("the theme", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  it.each([
    ["system", false, "classic", "light"],
    ["system", true, "classic-dark", "dark"],
    ["light", true, "classic", "light"],
    ["dark", false, "classic-dark", "dark"],
    ["contrast", true, "contrast", "light"],
  ] as const)("should make %s with a dark device %s into the %s skin", (choice, isDark, skin, theme) => {
    expect(resolveTheme(choice, isDark)).toEqual({ skin, theme });
  });

  const cases = themeChoices.flatMap((choice) => densities.flatMap((density) => [true, false].map((isDark) => [choice, density, isDark] as const)));
  it.each(cases)("should be the same before the first paint as after: %s, %s, dark device %s", (choice, density, isDark) => {
    prefersDark(isDark);
    localStorage.setItem(themeKey, choice);
    localStorage.setItem(densityKey, density);
    window.eval(boot);
    const after = document.createElement("html");
    applyTheme({ choice, density }, after, isDark);
    expect(shown(document.documentElement)).toEqual(shown(after));
  });

  it("should follow the device when nothing was chosen", () => {
    prefersDark(true);
    window.eval(boot);
    expect(shown(document.documentElement)).toEqual(["classic-dark", "dark", "comfortable"]);
  });

  it("should put an organisation's colours on the page and take them off again", () => {
    const root = document.createElement("html");
    const org = { primary: "#334455", onPrimary: "#ffffff", main: "#101010", onMain: "#ffffff" };
    applyTheme({ choice: "light", density: "comfortable", org }, root, false);
    expect(root.style.getPropertyValue("--color-primary")).toBe("#334455");
    expect(root.style.getPropertyValue("--font-text")).toBe("");
    applyTheme({ choice: "light", density: "comfortable" }, root, false);
    expect(root.style.getPropertyValue("--color-primary")).toBe("");
  });
});
