import { tasksTitlesText } from "../../i18n/en/tasks-titles.ts";
import { translateNow } from "../../i18n/translate-now.ts";
import type { StaffRoute } from "../staff-route.ts";

export const routes: readonly StaffRoute[] = [
  {
    path: "/tasks/{-$slug}",
    name: "tasks",
    title: () => translateNow(tasksTitlesText)("tasks"),
    flags: [],
    areas: ["tasks", "users"],
    load: async () => (await import("./task-list.screen.tsx")).TaskListScreen,
  },
];
