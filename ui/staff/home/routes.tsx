import { homeTitlesText } from "../../i18n/en/home-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { StaffRoute } from "../staff-route.ts";

const home: Omit<StaffRoute, "path"> = {
  title: () => translateNow(homeTitlesText)("home"),
  flags: [],
  load: async () => (await import("./home.screen.tsx")).HomeScreen,
};

export const routes: readonly StaffRoute[] = [
  { path: "/", name: "home", ...home },
  { path: "/welcome", name: "welcome", ...home },
];
