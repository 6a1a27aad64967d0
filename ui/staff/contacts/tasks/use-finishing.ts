import * as E from "fp-ts/lib/Either.js";
import { failureMessage } from "../../../../core/kernel/failure.ts";
import { TaskLists } from "../../../../core/tasks/task-lists.service.ts";
import { firstStatus, isTaskFinished } from "../../../../core/tasks/task-status.model.ts";
import type { Task } from "../../../../core/tasks/task.model.ts";
import { recordText } from "../../../i18n/en/record.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useToasts } from "../../../kit/toasts.view.tsx";
import { useService } from "../../../react/services.tsx";

/**
 * Marks tasks as done or reopens them, shows a toast and offers Undo.
 * @param onChanged called after each change
 */
export const useFinishing = (onChanged: () => void): ((task: Task) => void) => {
  const board = useService(TaskLists);
  const toasts = useToasts();
  const text = useText(recordText);
  const move = async (task: Task, status: Task["status"], offersUndo: boolean): Promise<void> => {
    const answer = await board.move(task, status)();
    onChanged();
    if (E.isLeft(answer)) {
      toasts.show({ text: failureMessage(answer.left), tone: "error" });
      return;
    }
    const said = text(isTaskFinished(status) ? "tasks.finished" : "tasks.reopened", { name: task.name });
    if (offersUndo) toasts.undoable(said, text("undo"), () => void move(answer.right, task.status, false));
    else toasts.show({ text: said });
  };
  return (task) => void move(task, isTaskFinished(task.status) ? firstStatus : "done", true);
};
