import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  applyTheme,
  chosenTheme,
  densities,
  densityKey,
  type OrgLook,
  orgThemeKey,
  readOrgTheme,
  resolveTheme,
  shellKey,
  shells,
  themeChoices,
  themeKey,
} from "../../../ui/kit/theme.ts";

const boot = readFileSync("ui/public/theme-boot.js", "utf8");
const prefersDark = (isDark: boolean): void => {
  vi.stubGlobal("matchMedia", () => ({ matches: isDark }));
};
const shown = (root: HTMLElement): readonly (string | undefined)[] => [
  root.dataset["skin"],
  root.dataset["theme"],
  root.dataset["density"],
];

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

  const cases = themeChoices.flatMap((choice) =>
    densities.flatMap((density) => shells.flatMap((shell) => [true, false].map((isDark) => [choice, density, shell, isDark] as const))),
  );
  it.each(cases)("should be the same before the first paint as after: %s, %s, %s, dark device %s", (choice, density, shell, isDark) => {
    document.documentElement.dataset["app"] = "staff";
    localStorage.setItem(shellKey, shell);
    prefersDark(isDark);
    localStorage.setItem(themeKey, choice);
    localStorage.setItem(densityKey, density);
    window.eval(boot);
    const after = document.createElement("html");
    applyTheme({ choice, density, shell }, after, isDark);
    expect(shown(document.documentElement)).toEqual(shown(after));
  });

  it("should keep the ink frame to the staff application", () => {
    prefersDark(false);
    localStorage.setItem(shellKey, "ink");
    document.documentElement.dataset["app"] = "portal";
    window.eval(boot);
    expect(shown(document.documentElement)).toEqual(["classic", "light", "comfortable"]);
  });

  it("should follow the device when nothing was chosen", () => {
    prefersDark(true);
    window.eval(boot);
    expect(shown(document.documentElement)).toEqual(["classic-dark", "dark", "comfortable"]);
  });

  const org: OrgLook = {
    light: { primary: "#334455", onPrimary: "#ffffff" },
    dark: { primary: "#99aabb", onPrimary: "#000000", main: "#101010", onMain: "#ffffff" },
    fonts: { text: "system-ui" },
    isDark: false,
  };
  const colour = (root: HTMLElement): string => root.style.getPropertyValue("--color-primary");

  it("should put an organisation's colours on the page, those for light or dark pages, and take them off again", () => {
    const root = document.createElement("html");
    applyTheme({ choice: "light", density: "comfortable", org }, root, false);
    expect([colour(root), root.style.getPropertyValue("--font-text"), root.style.getPropertyValue("--color-main")]).toEqual([
      "#334455",
      "system-ui",
      "",
    ]);
    applyTheme({ choice: "dark", density: "comfortable", org }, root, false);
    expect([colour(root), root.style.getPropertyValue("--color-main")]).toEqual(["#99aabb", "#101010"]);
    applyTheme({ choice: "light", density: "comfortable" }, root, false);
    expect([colour(root), root.style.getPropertyValue("--font-text")]).toEqual(["", ""]);
  });

  it.each([
    ["contrast", "classic"],
    ["light", "ink"],
  ] as const)("should leave the colours of %s in the %s frame alone", (choice, shell) => {
    const root = document.createElement("html");
    applyTheme({ choice, shell, density: "comfortable", org }, root, false);
    expect(colour(root)).toBe("");
  });

  it("should be dark for an organisation that is dark, unless a person chose otherwise", () => {
    expect(chosenTheme(null, { ...org, isDark: true })).toBe("dark");
    expect(chosenTheme("light", { ...org, isDark: true })).toBe("light");
    expect(chosenTheme("nonsense", org)).toBe("system");
    expect(chosenTheme(null, null)).toBe("system");
  });

  it.each([[null], ["{"], ["[]"], ['"x"'], ['{"light":{"primary":"red;background:url(x)"},"dark":{},"fonts":{},"isDark":false}']])(
    "should read no look from %j",
    (kept) => {
      expect(readOrgTheme(kept)).toBeNull();
    },
  );

  const worn = (root: HTMLElement): readonly string[] => [
    ...shown(root).map(String),
    ...["--color-primary", "--color-on-primary", "--color-main", "--color-on-main", "--font-text", "--font-heading"].map((name) =>
      root.style.getPropertyValue(name),
    ),
  ];
  const themed = [null, ...themeChoices].flatMap((own) =>
    [true, false].flatMap((isDark) => [true, false].map((device) => [own, isDark, device] as const)),
  );
  it.each(themed)(
    "should wear the organisation's look before the first paint as after: own choice %s, dark organisation %s, dark device %s [A3.17]",
    (own, isDark, device) => {
      const look = { ...org, isDark };
      document.documentElement.dataset["app"] = "portal";
      document.documentElement.removeAttribute("style");
      localStorage.setItem(orgThemeKey("portal"), JSON.stringify(look));
      if (own !== null) localStorage.setItem(themeKey, own);
      prefersDark(device);
      window.eval(boot);
      const after = document.createElement("html");
      applyTheme({ choice: chosenTheme(own, look), density: "comfortable", org: look }, after, device);
      expect(worn(document.documentElement)).toEqual(worn(after));
      document.documentElement.removeAttribute("style");
    },
  );
});
