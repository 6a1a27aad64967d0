import { lessonsTitlesText } from "../../i18n/en/lessons-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { StaffRoute } from "../staff-route.ts";

export const routes: readonly StaffRoute[] = ["take/$id/{-$action}", "test/$id"].map((path) => ({
  path: `/lessons/${path}`,
  title: () => translateNow(lessonsTitlesText)("lessons"),
  flags: ["lessons"],
  areas: ["lessons", "lesson-tools", "users"],
  load: async () => (await import("./player-page.screen.tsx")).PlayerPageScreen,
}));
