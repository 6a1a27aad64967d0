import { useEffect, useState } from "react";
import { DeviceStorage } from "../../core/kernel/storage.port.ts";
import { applyTheme, densities, type Density, densityKey, type ThemeChoice, themeChoices, themeKey } from "../kit/theme.ts";
import { useService } from "./services.tsx";
import type { Look } from "../kit/look.ts";

const darkQuery = "(prefers-color-scheme: dark)";

/** The theme and density that this device remembers, put on the page at each change; `system` follows the device. */
export const useLook = (): Look => {
  const storage = useService(DeviceStorage);
  const [theme, setTheme] = useState<ThemeChoice>(() => themeChoices.find((choice) => choice === storage.get(themeKey)) ?? "system");
  const [density, setDensity] = useState<Density>(() => densities.find((choice) => choice === storage.get(densityKey)) ?? "comfortable");
  useEffect(() => {
    const device = window.matchMedia(darkQuery);
    const apply = (): void => applyTheme({ choice: theme, density }, document.documentElement, device.matches);
    apply();
    device.addEventListener("change", apply);
    return () => device.removeEventListener("change", apply);
  }, [theme, density]);
  return {
    theme,
    density,
    onTheme: (choice) => {
      storage.set(themeKey, choice);
      setTheme(choice);
    },
    onDensity: (choice) => {
      storage.set(densityKey, choice);
      setDensity(choice);
    },
  };
};
