import { CheckCheck, Circle, CircleCheck, CirclePlay, Eye, Lightbulb, ListTodo } from "lucide-react";
import type { TaskStatus } from "../../../core/tasks/task-status.model.ts";
import type { Icon } from "../../kit/icon.ts";
import type { Tone } from "../../kit/pill.view.tsx";

/** The icon and colour of each status. */
export const statusLook: Readonly<Record<TaskStatus, { readonly icon: Icon; readonly tone: Tone }>> = {
  not_started: { icon: Circle, tone: "neutral" },
  planning: { icon: Lightbulb, tone: "info" },
  todo: { icon: ListTodo, tone: "info" },
  doing: { icon: CirclePlay, tone: "primary" },
  reviewing: { icon: Eye, tone: "warning" },
  ready: { icon: CircleCheck, tone: "success" },
  done: { icon: CheckCheck, tone: "success" },
};
