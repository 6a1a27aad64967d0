import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { useCallback, useState } from "react";
import { type Failure, failureMessage } from "../../../core/kernel/failure.ts";
import type { TaskLists } from "../../../core/tasks/task-lists.service.ts";
import { statusLabel, type TaskStatus } from "../../../core/tasks/task-status.model.ts";
import type { Task } from "../../../core/tasks/task.model.ts";
import { tasksText } from "../../i18n/en/tasks.ts";
import { useText } from "../../i18n/use-text.ts";
import { useToasts } from "../../kit/toasts.view.tsx";

type Outcome<A> = { readonly done: readonly { readonly before: Task; readonly after: A }[]; readonly failures: readonly Failure[] };

const eachInTurn = async <A>(tasks: readonly Task[], act: (task: Task) => TaskEither<Failure, A>): Promise<Outcome<A>> => {
  const done: { readonly before: Task; readonly after: A }[] = [];
  const failures: Failure[] = [];
  for (const task of tasks) {
    const answer = await act(task)();
    if (E.isRight(answer)) done.push({ before: task, after: answer.right });
    else failures.push(answer.left);
  }
  return { done, failures };
};

export type TaskActions = {
  readonly isBusy: boolean;
  readonly move: (tasks: readonly Task[], status: TaskStatus) => Promise<void>;
  readonly remove: (tasks: readonly Task[]) => Promise<void>;
};

/** Moves and deletes tasks, shows a toast and offers Undo, which restores the previous state of each task. */
export const useTaskActions = (board: TaskLists): TaskActions => {
  const text = useText(tasksText);
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);

  const blame = useCallback(
    ({ failures }: Pick<Outcome<unknown>, "failures">): void => {
      const [first] = failures;
      if (first !== undefined)
        toasts.show({ text: text("done.failed", { count: failures.length, reason: failureMessage(first) }), tone: "error" });
    },
    [text, toasts],
  );
  const move = useCallback(
    async (tasks: readonly Task[], status: TaskStatus): Promise<void> => {
      setBusy(true);
      const outcome = await eachInTurn(
        tasks.filter((task) => task.status !== status),
        (task) => board.move(task, status),
      );
      setBusy(false);
      blame(outcome);
      const [first, ...more] = outcome.done;
      if (first === undefined) return;
      const label = statusLabel(status);
      const said =
        more.length === 0
          ? text("done.movedOne", { name: first.before.name, status: label })
          : text("done.moved", { count: outcome.done.length, status: label });
      toasts.undoable(said, text("actions.undo"), () => {
        const back = new Map(outcome.done.map(({ before }) => [before.id, before.status]));
        void eachInTurn(
          outcome.done.map(({ after }) => after),
          (task) => board.move(task, back.get(task.id) ?? task.status),
        ).then(blame);
      });
    },
    [board, blame, text, toasts],
  );
  const remove = useCallback(
    async (tasks: readonly Task[]): Promise<void> => {
      setBusy(true);
      const outcome = await eachInTurn(tasks, board.remove);
      setBusy(false);
      blame(outcome);
      const [first, ...more] = outcome.done;
      if (first === undefined) return;
      const said =
        more.length === 0 ? text("done.deletedOne", { name: first.before.name }) : text("done.deleted", { count: outcome.done.length });
      toasts.undoable(
        said,
        text("actions.undo"),
        () =>
          void eachInTurn(
            outcome.done.map(({ before }) => before),
            ({ id }) => board.restore(id),
          ).then(blame),
      );
    },
    [board, blame, text, toasts],
  );
  return { isBusy, move, remove };
};
