import { modalKind } from "../shell/modal-kind.model.ts";
import type { TaskRequest } from "./task-request.model.ts";

/** The window of a task. */
export const taskWindow = modalKind<TaskRequest>("task");
