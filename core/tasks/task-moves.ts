import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import type { TaskStatus } from "./task-status.model.ts";
import { Task } from "./task.model.ts";
import type { TaskStore } from "./tasks.port.ts";

type Deps = {
  readonly store: TaskStore;
  /** the task as the screen has it */
  readonly heldTask: (id: number) => Task | undefined;
  readonly place: (task: Task) => void;
};

type Turn = { readonly last: Promise<unknown>; readonly stored: Task };

/** Moves of tasks between statuses, shown at once. Those of one task are sent one after the other, each on what the one before has left; what fails goes back to what is stored. */
export const makeTaskMoves = ({ store, heldTask, place }: Deps): { readonly move: (task: Task, status: TaskStatus) => TaskEither<Failure, Task> } => {
  const turns = new Map<number, Turn>();

  /** Sends a move again on a newer version, as long as nobody else has touched the status. */
  const send = async (task: Task, status: TaskStatus): Promise<E.Either<Failure, Task>> => {
    const answer = await store.update(task.id, { version: task.version, status })();
    if (E.isRight(answer) || answer.left.tag !== "conflict" || !Task.is(answer.left.current)) return answer;
    const theirs = answer.left.current;
    const known = turns.get(task.id);
    if (known !== undefined) turns.set(task.id, { ...known, stored: theirs });
    return theirs.status === task.status && theirs.version > task.version ? send(theirs, status) : answer;
  };

  const move = (task: Task, status: TaskStatus): TaskEither<Failure, Task> => () => {
    const before = turns.get(task.id);
    place({ ...(heldTask(task.id) ?? task), status });
    const run = async (): Promise<E.Either<Failure, Task>> => {
      await before?.last;
      const stored = turns.get(task.id)?.stored ?? task;
      const answer = await send(stored, status);
      const latest = turns.get(task.id);
      const left = E.isRight(answer) ? answer.right : (latest?.stored ?? stored);
      if (latest?.last === mine) {
        turns.delete(task.id);
        place(left);
      } else if (latest !== undefined) turns.set(task.id, { ...latest, stored: left });
      return answer;
    };
    const mine: Promise<E.Either<Failure, Task>> = Promise.resolve().then(run);
    turns.set(task.id, { last: mine, stored: before?.stored ?? task });
    return mine;
  };
  return { move };
};
