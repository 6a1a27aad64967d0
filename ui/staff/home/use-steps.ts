import * as E from "fp-ts/lib/Either.js";
import type { HomeContents } from "../../../core/home/home-contents.service.ts";
import { failureMessage } from "../../../core/kernel/failure.ts";
import type { TaskStatus } from "../../../core/tasks/task-status.model.ts";
import type { Task } from "../../../core/tasks/task.model.ts";
import { homeText } from "../../i18n/en/home.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";

/**
 * Finishes and reopens important steps; finishing shows a toast with Undo.
 * @returns sets whether a step is finished
 */
export const useSteps = (board: HomeContents): ((step: Task, isFinished: boolean) => void) => {
  const text = useText(homeText);
  const toasts = useToasts();
  const change = async ({ id, name }: Task, status: TaskStatus, onDone?: () => void): Promise<void> => {
    const answer = await board.setStatus(id, status)();
    if (E.isRight(answer)) return onDone?.();
    toasts.show({ text: text("steps.notChanged", { name, reason: failureMessage(answer.left) }), tone: "error" });
    if (answer.left.tag === "conflict" || answer.left.tag === "not-found") await board.load(["steps"]);
  };
  return (step, isFinished) => {
    void change(step, isFinished ? "done" : "todo", () => {
      if (isFinished)
        toasts.undoable(text("steps.finished", { name: step.name }), text("steps.undo"), () => void change(step, step.status));
    });
  };
};
