import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import { type Editable, plainFields } from "../kernel/saver.model.ts";
import { type TaskField, taskFields, valuesOfTask } from "./task-edit.rule.ts";
import type { TaskValues } from "./task-values.model.ts";
import { normalTaskValues } from "./task-values.rule.ts";
import type { Task } from "./task.model.ts";

/**
 * How tasks are edited.
 * @param blank the values of an empty new task
 */
export const editableTask = (blank: TaskValues): Editable<Task, TaskValues, TaskField> => ({
  ...plainFields<TaskValues, TaskField>(taskFields),
  blank,
  valuesOf: valuesOfTask,
  overlaid: (task, values) => ({ ...task, ...values }),
  normal: (typed) =>
    pipe(
      normalTaskValues(typed),
      E.map((values) => ({ ...typed, ...values })),
    ),
});
