import { Download, LogOut, Rows3, Rows4, SunMoon } from "lucide-react";
import { DeviceStorage } from "../../../core/kernel/storage.port.ts";
import { addToDevice, Installer } from "../../../core/shell/installer.port.ts";
import { staffShellText } from "../../i18n/en/staff-shell.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import { densities, densityKey, themeChoices, themeKey } from "../../kit/theme.ts";
import { lookStore } from "../../react/look-store.ts";
import type { CommandContribution } from "../command-contribution.ts";

const say = translateNow(staffShellText);

const themes = themeChoices.map((choice): CommandContribution => ({
  id: `shell.theme-${choice}`,
  group: "action",
  title: () => `${say("theme.title")}: ${say(`theme.${choice}`)}`,
  icon: SunMoon,
  flags: [],
  words: "mode look appearance",
  run: ({ resolve }) => lookStore.set(resolve(DeviceStorage), themeKey, choice),
}));

/** The ink layout is always compact, so density commands exist only in the classic one. */
const classicDensities = densities.map((choice): CommandContribution => ({
  id: `shell.density-${choice}`,
  group: "action",
  title: () => `${say("density.title")}: ${say(`density.${choice}`)}`,
  icon: choice === "compact" ? Rows4 : Rows3,
  flags: [],
  words: "look rows spacing",
  when: () => document.documentElement.dataset["shell"] !== "ink",
  run: ({ resolve }) => lookStore.set(resolve(DeviceStorage), densityKey, choice),
}));

export const commands: readonly CommandContribution[] = [
  ...themes,
  ...classicDensities,
  {
    id: "shell.add-to-device",
    group: "action",
    title: () => say("addToDevice"),
    icon: Download,
    flags: [],
    words: "install app home screen",
    when: () => !(typeof window.matchMedia === "function" && window.matchMedia("(display-mode: standalone)").matches),
    run: ({ resolve, openModal }) => void addToDevice(resolve(Installer), () => openModal("install-guide")),
  },
  {
    id: "shell.log-out",
    group: "action",
    title: () => say("logout"),
    icon: LogOut,
    flags: [],
    words: "sign out leave",
    run: ({ openModal }) => openModal("log-out"),
  },
];
