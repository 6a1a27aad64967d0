import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { mayHaveArrived } from "../kernel/may-have-arrived.rule.ts";
import type { TaskStatus } from "./task-status.model.ts";
import { Task } from "./task.model.ts";
import type { TaskStore } from "./tasks.port.ts";

type Deps = {
  readonly store: TaskStore;
  /** the task as the page shows it */
  readonly heldTask: (id: number) => Task | undefined;
  readonly place: (task: Task) => void;
};

/**
 * @property stored the latest task known to be stored
 * @property wanted target status of the last move
 */
type Turn = { readonly last: Promise<unknown>; readonly stored: Task; readonly wanted: TaskStatus };

export type TaskMoves = {
  readonly move: (task: Task, status: TaskStatus) => TaskEither<Failure, Task>;
  /**
   * Takes a task received from elsewhere.
   * @returns it as it is shown: with the target status of its move
   */
  readonly seen: (task: Task) => Task;
};

const newer = (a: Task, b: Task | undefined): Task => (b !== undefined && b.version > a.version ? b : a);

/**
 * Moves of tasks between statuses, shown at once. Moves of one task are sent one after the other, each based on the result of the one
 * before; a failed move is rolled back. A status that was sent from here without a response does not count as another user's change.
 */
export const makeTaskMoves = ({ store, heldTask, place }: Deps): TaskMoves => {
  const turns = new Map<number, Turn>();
  const unheard = new Map<number, ReadonlySet<TaskStatus>>();

  const learn = (task: Task): void => {
    const turn = turns.get(task.id);
    if (turn !== undefined) turns.set(task.id, { ...turn, stored: newer(task, turn.stored) });
  };
  /** Retries a move on a newer version, unless another user has changed the status. */
  const send = async (task: Task, status: TaskStatus): Promise<E.Either<Failure, Task>> => {
    const ours = unheard.get(task.id) ?? new Set();
    const answer = await store.update(task.id, { version: task.version, status })();
    if (E.isLeft(answer) && mayHaveArrived(answer.left)) unheard.set(task.id, new Set([...ours, status]));
    else unheard.delete(task.id);
    if (E.isRight(answer) || answer.left.tag !== "conflict" || !Task.is(answer.left.current)) return answer;
    const theirs = answer.left.current;
    learn(theirs);
    return (theirs.status === task.status || ours.has(theirs.status)) && theirs.version > task.version ? send(theirs, status) : answer;
  };

  const move =
    (task: Task, status: TaskStatus): TaskEither<Failure, Task> =>
    () => {
      const before = turns.get(task.id);
      const held = newer(task, heldTask(task.id));
      place({ ...held, status });
      const run = async (): Promise<E.Either<Failure, Task>> => {
        await before?.last;
        const answer = await send(turns.get(task.id)?.stored ?? held, status);
        if (E.isRight(answer)) learn(answer.right);
        const turn = turns.get(task.id);
        if (turn?.last === mine) {
          turns.delete(task.id);
          place(turn.stored);
        }
        return answer;
      };
      const mine: Promise<E.Either<Failure, Task>> = Promise.resolve().then(run);
      turns.set(task.id, { last: mine, stored: before?.stored ?? held, wanted: status });
      return mine;
    };
  return {
    move,
    seen: (task) => {
      learn(task);
      const turn = turns.get(task.id);
      return turn === undefined ? task : { ...turn.stored, status: turn.wanted };
    },
  };
};
