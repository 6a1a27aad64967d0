import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { conflict, type Failure, invalid, notFound } from "../../core/kernel/failure.ts";
import { pagesFor } from "../../core/kernel/page.ts";
import type { Role } from "../../core/access/role.model.ts";
import { changedKeys } from "../../core/tasks/related-record.model.ts";
import { conflictMessage, differingFields } from "../../core/tasks/task-edit.rule.ts";
import { taskMatches } from "../../core/tasks/task-match.rule.ts";
import { taskSortParts } from "../../core/tasks/task-query.model.ts";
import { taskSchema } from "../../core/tasks/task-schema.model.ts";
import { taskSlug } from "../../core/tasks/task-slug.rule.ts";
import { firstStatus, statusPlace } from "../../core/tasks/task-status.model.ts";
import type { TaskValues } from "../../core/tasks/task-values.model.ts";
import { normalTaskValues } from "../../core/tasks/task-values.rule.ts";
import { maySeeTask } from "../../core/tasks/task-visibility.rule.ts";
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

type Options = { readonly now: () => number; readonly user?: { readonly user_id: number; readonly role: Role }; readonly users?: readonly number[] };

/** Tasks in memory, by the same rules. @param now epoch seconds @param user who asks @param users who there is */
export const makeTaskStoreFake = ({ now, user = { user_id: 1, role: "owner" }, users = [1, 2, 3, 4] }: Options): TaskStoreFake => {
  const held = new Map<number, Task>();
  const gone = new Set<number>();
  const attempts = new Map<string, number>();
  const put = (task: Task): Task => {
    held.set(task.id, task);
    return task;
  };
  const found = (id: number, withGone = false): E.Either<Failure, Task> => {
    const task = held.get(id);
    return task === undefined || !maySeeTask(user, task) || (gone.has(id) && !withGone) ? E.left(notFound("Task not found.")) : E.right(task);
  };
  const changed = (task: Task, change: Partial<Task>): Task => put({ ...task, ...change, version: task.version + 1, updated_at: now() });
  const strangers = (people: readonly number[]): boolean => people.some((one) => !users.includes(one));
  const shown = (): readonly Task[] => [...held.values()].filter((task) => !gone.has(task.id) && maySeeTask(user, task));
  const normal = (given: Parameters<typeof normalTaskValues>[0]): E.Either<Failure, Partial<TaskValues>> => E.mapLeft(invalid)(normalTaskValues(given));

  return {
    all: shown,
    changeAside: (id, values) => {
      const task = held.get(id);
      if (task !== undefined) changed(task, values);
    },
    list: (query) => async () => {
      const { by, isDescending } = taskSortParts(query.sort);
      const sorted = shown().filter((task) => taskMatches(query, task)).toSorted((a, b) => (comparers[by](a, b) || a.id - b.id) * (isDescending ? -1 : 1));
      const results = sorted.slice((query.page - 1) * query.limit, query.page * query.limit);
      return E.right({ results, page: query.page, pages: pagesFor(sorted.length, query.limit), count: sorted.length });
    },
    get: (key) => async () => pipe(/^\d+$/.test(key) ? Number(key) : ([...held.values()].find(({ slug }) => slug === key)?.id ?? 0), (id) => found(id)),
    create: ({ key, related_records, program_class = "", ...given }) =>
      pipe(
        TE.fromEither(normal({ ...given, name: given.name ?? "" })),
        TE.chainEitherK((values): E.Either<Failure, Task> => {
          const again = key === undefined ? undefined : attempts.get(key);
          if (again !== undefined) return found(again);
          if (strangers(values.assigned_to ?? [])) return E.left(invalid({ assigned_to: ["There is no such user."] }));
          const id = held.size + 1;
          if (key !== undefined) attempts.set(key, id);
          const { name = "", status = firstStatus, assigned_to = [user.user_id], body = "", resources = [] } = values;
          const about = { program_class: program_class === "" ? null : program_class, related_records: changedKeys([], related_records ?? {}), related_record_summary: null };
          return E.right(put({ id, name, status, assigned_to, body, resources, slug: taskSlug(name, id), ...about, created_by: user.user_id, version: 1, created_at: now(), updated_at: now() }));
        }),
      ),
    update: (id, { version, related_records, ...given }) =>
      pipe(
        TE.fromEither(normal(given)),
        TE.chainEitherK((values) =>
          pipe(
            found(id),
            E.chain((task): E.Either<Failure, Task> => {
              const keys = changedKeys(task.related_records, related_records ?? {});
              const isSame = differingFields(values, task).length === 0 && keys.join() === task.related_records.join();
              if (isSame) return E.right(task);
              if (task.version !== version) return E.left(conflict(conflictMessage(values, task), task));
              if (strangers((values.assigned_to ?? []).filter((one) => !task.assigned_to.includes(one)))) return E.left(invalid({ assigned_to: ["There is no such user."] }));
              return E.right(changed(task, { ...values, related_records: keys }));
            }),
          ),
        ),
      ),
    remove: (id) => async () =>
      pipe(
        found(id, true),
        E.map((task) => {
          if (!gone.has(id)) changed(task, {});
          gone.add(id);
        }),
      ),
    restore: (id) => async () => pipe(found(id, true), E.map((task) => (gone.delete(id) ? changed(task, {}) : task))),
    schema: TE.right(taskSchema),
  };
};
