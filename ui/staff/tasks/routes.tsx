import { pageTitlesText } from "../../i18n/en/page-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { StaffRoute } from "../staff-route.ts";

export const routes: readonly StaffRoute[] = [
  {
    path: "/tasks/{-$slug}",
    name: "tasks",
    title: () => translateNow(pageTitlesText)("tasks"),
    flags: [],
    areas: ["tasks", "users"],
    load: async () => (await import("./task-list.screen.tsx")).TaskListScreen,
  },
];
