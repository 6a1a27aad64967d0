import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../../core/kernel/failure.ts";
import { pagesFor } from "../../core/kernel/page.ts";
import { acceptedNewTask, decideNewTask } from "../../core/tasks/decide-new-task.rule.ts";
import { acceptedTaskChange, decideTaskChange, newReferences } from "../../core/tasks/decide-task-change.rule.ts";
import { decideTaskDeletion, decideTaskRestoration } from "../../core/tasks/decide-task-deletion.rule.ts";
import { taskInUse, taskOf } from "../../core/tasks/find-task.rule.ts";
import { taskMatches } from "../../core/tasks/task-match.rule.ts";
import { taskSortParts } from "../../core/tasks/task-query.model.ts";
import { taskSchema } from "../../core/tasks/task-schema.model.ts";
import { statusPlace } from "../../core/tasks/task-status.model.ts";
import type { TaskValues } from "../../core/tasks/task-values.model.ts";
import { maySeeTask } from "../../core/tasks/task-visibility.rule.ts";
import type { StoredTask, TaskContext, TaskReferences } from "../../core/tasks/task-write.model.ts";
import type { Task } from "../../core/tasks/task.model.ts";
import type { TaskStore } from "../../core/tasks/tasks.port.ts";

const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const comparers = {
  name: (a: Task, b: Task) => byText(folded(a.name), folded(b.name)),
  status: (a: Task, b: Task) => statusPlace(a.status) - statusPlace(b.status),
  created: (a: Task, b: Task) => a.created_at - b.created_at,
  updated: (a: Task, b: Task) => a.updated_at - b.updated_at,
};

export type TaskStoreFake = TaskStore & {
  readonly all: () => readonly Task[];
  /** Changes a task behind everybody's back. */
  readonly changeAside: (id: number, values: Partial<TaskValues>) => void;
};

/**
 * @property now epoch seconds
 * @property user who asks
 * @property users the users that exist
 * @property hasRecord whether the record of a key exists
 */
type Options = {
  readonly now: () => number;
  readonly user?: TaskContext["actor"];
  readonly users?: readonly number[];
  readonly hasRecord?: (key: string) => boolean;
};

/** Tasks in memory; every write is decided by the rules that the server asks. */
export const makeTaskStoreFake = ({
  now,
  user = { user_id: 1, role: "owner", flags: [] },
  users = [1, 2, 3, 4],
  hasRecord = () => true,
}: Options): TaskStoreFake => {
  const held = new Map<number, StoredTask>();
  const attempts = new Map<string, number>();
  const put = (task: StoredTask): void => void held.set(task.id, task);
  const read = (id: number): StoredTask | null => held.get(id) ?? null;
  const get = (id: number): E.Either<Failure, Task> => taskInUse(read(id), user);
  const madeBy = (key: string | undefined): StoredTask | null => (key === undefined ? null : read(attempts.get(key) ?? 0));
  const contextOf = ({ assigned_to, related_records }: TaskReferences): TaskContext => ({
    actor: user,
    known: { assigned_to: assigned_to.filter((one) => users.includes(one)), related_records: related_records.filter(hasRecord) },
    now: now(),
  });
  const shown = (): readonly Task[] => [...held.values()].filter((task) => task.deleted_at === null && maySeeTask(user, task)).map(taskOf);

  return {
    all: shown,
    changeAside: (id, values) => {
      const task = held.get(id);
      if (task !== undefined) put({ ...task, ...values, version: task.version + 1, updated_at: now() });
    },
    list: (query) => async () => {
      const { by, isDescending } = taskSortParts(query.sort);
      const sorted = shown()
        .filter((task) => taskMatches(query, task))
        .toSorted((a, b) => (comparers[by](a, b) || a.id - b.id) * (isDescending ? -1 : 1));
      const results = sorted.slice((query.page - 1) * query.limit, query.page * query.limit);
      return E.right({ results, page: query.page, pages: pagesFor(sorted.length, query.limit), count: sorted.length });
    },
    get: (key) => async () => get(/^\d+$/.test(key) ? Number(key) : ([...held.values()].find(({ slug }) => slug === key)?.id ?? 0)),
    create: (task) => async () => {
      const asked = acceptedNewTask(task, user);
      if (E.isLeft(asked)) return asked;
      const made = madeBy(task.key);
      const decision = decideNewTask(made, asked.right, contextOf(asked.right));
      if (E.isLeft(decision)) return decision;
      if (decision.right === null) return taskInUse(made, user);
      const id = held.size + 1;
      if (task.key !== undefined) attempts.set(task.key, id);
      const { slug_name, ...row } = decision.right.row;
      put({ ...row, id, slug: `${slug_name}_${id}`, related_record_summary: null, version: 1, deleted_at: null });
      return get(id);
    },
    update: (id, change) => async () => {
      const asked = acceptedTaskChange(change);
      if (E.isLeft(asked)) return asked;
      const stored = read(id);
      const decision = decideTaskChange(stored, asked.right, contextOf(newReferences(stored, asked.right)));
      if (E.isLeft(decision)) return decision;
      if (decision.right === null) return taskInUse(stored, user);
      put(decision.right.task);
      return E.right(taskOf(decision.right.task));
    },
    remove: (id) => async () => {
      const decision = decideTaskDeletion(read(id), { actor: user, now: now() });
      if (E.isLeft(decision)) return decision;
      if (decision.right !== null) put(decision.right.task);
      return E.right(undefined);
    },
    restore: (id) => async () => {
      const decision = decideTaskRestoration(read(id), { actor: user, now: now() });
      if (E.isLeft(decision)) return decision;
      if (decision.right !== null) put(decision.right.task);
      return get(id);
    },
    schema: TE.right(taskSchema),
  };
};
