import { useEffect, useSyncExternalStore } from "react";
import { DeviceStorage } from "../../core/kernel/storage.port.ts";
import type { Look } from "../kit/look.ts";
import {
  applyTheme,
  chosenTheme,
  densities,
  type Density,
  densityKey,
  orgThemeKey,
  readOrgTheme,
  type ShellChoice,
  shellKey,
  shells,
  type ThemeChoice,
  themeKey,
} from "../kit/theme.ts";
import { lookStore } from "./look-store.ts";
import { useService } from "./services.tsx";

const darkQuery = "(prefers-color-scheme: dark)";

/**
 * The theme, density and frame stored on this device, with their setters; shared by all callers.
 * @param hasShells whether the application has more than one frame
 */
export const useLook = (hasShells = false): Look => {
  const storage = useService(DeviceStorage);
  const kept = (key: string) => (): string | null => storage.get(key);
  const ownTheme = useSyncExternalStore(lookStore.subscribe, kept(themeKey));
  const ownDensity = useSyncExternalStore(lookStore.subscribe, kept(densityKey));
  const ownShell = useSyncExternalStore(lookStore.subscribe, kept(shellKey));
  const org = useSyncExternalStore(lookStore.subscribe, kept(orgThemeKey(document.documentElement.dataset["app"])));
  const theme: ThemeChoice = chosenTheme(ownTheme, readOrgTheme(org));
  const density: Density = densities.find((choice) => choice === ownDensity) ?? "comfortable";
  const shell: ShellChoice = shells.find((choice) => hasShells && choice === ownShell) ?? "classic";
  return {
    theme,
    density,
    shell,
    onTheme: (choice) => lookStore.set(storage, themeKey, choice),
    onDensity: (choice) => lookStore.set(storage, densityKey, choice),
    onShell: (choice) => lookStore.set(storage, shellKey, choice),
  };
};

/** Applies the look to the document at each change; `system` follows the device. Used once per page, by `LookOnPage`. */
export const useLookOnPage = (look: Look): void => {
  const storage = useService(DeviceStorage);
  const { theme, density, shell } = look;
  const org = useSyncExternalStore(lookStore.subscribe, () => storage.get(orgThemeKey(document.documentElement.dataset["app"])));
  useEffect(() => {
    const device = window.matchMedia(darkQuery);
    const apply = (): void =>
      applyTheme({ choice: theme, density, shell, org: readOrgTheme(org) }, document.documentElement, device.matches);
    apply();
    device.addEventListener("change", apply);
    return () => device.removeEventListener("change", apply);
  }, [theme, density, shell, org]);
};
