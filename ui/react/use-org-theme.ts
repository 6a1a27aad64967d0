import * as E from "fp-ts/lib/Either.js";
import { useEffect } from "react";
import { DeviceStorage } from "../../core/kernel/storage.port.ts";
import { type FontName, OrgTheme } from "../../core/theme/org-theme.model.ts";
import { themeColors } from "../../core/theme/theme-colors.rule.ts";
import { type OrgLook, orgThemeKey } from "../kit/theme.ts";
import { lookStore } from "./look-store.ts";
import { useService } from "./services.tsx";

const families: Readonly<Record<FontName, string>> = {
  nunito: "var(--font-nunito)",
  raleway: "var(--font-raleway)",
  system: "var(--font-device)",
};

/** An organisation's theme as page styles, with contrast corrected. */
export const orgLook = (theme: OrgTheme): OrgLook => ({
  light: { ...themeColors(theme, "light") },
  dark: { ...themeColors(theme, "dark") },
  fonts: {
    ...(theme.fonts.text === null ? {} : { text: families[theme.fonts.text] }),
    ...(theme.fonts.heading === null ? {} : { heading: families[theme.fonts.heading] }),
  },
  isDark: theme.isDark,
});

/**
 * Applies the organisation's theme and stores it on this device, so that the next page has it before its first paint.
 * @param theme as sent by the server
 * @returns the address of its logo; null for none
 */
export const useOrgTheme = (theme: unknown): string | null => {
  const storage = useService(DeviceStorage);
  const decoded = OrgTheme.decode(theme);
  const kept = E.isRight(decoded) ? JSON.stringify(orgLook(decoded.right)) : null;
  useEffect(() => {
    const key = orgThemeKey(document.documentElement.dataset["app"]);
    if (kept !== null && storage.get(key) !== kept) lookStore.set(storage, key, kept);
  }, [storage, kept]);
  return E.isRight(decoded) ? decoded.right.logo : null;
};
