import { clashingTaskFields, joinedValues, type TaskField, taskFields, valuesOfTask } from "./task-edit.rule.ts";
import type { TaskValues } from "./task-values.model.ts";

type Merge = {
  /** the values that both changes were made on */
  readonly common: TaskValues;
  /** the fields in which both changed something, each to something else */
  readonly clashing: readonly TaskField[];
  /** both changes joined, ours over theirs */
  readonly joined: TaskValues;
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Joins what is typed here with what is stored. A field in which what is stored is what was sent from here counts as nobody else's.
 * @param base the values before both changes
 * @param sent what was sent from here without an answer
 */
export const mergedTask = (base: TaskValues, ours: TaskValues, theirs: TaskValues, sent: readonly TaskValues[]): Merge => {
  const own = taskFields.filter((field) => sent.some((values) => same(values[field], theirs[field])));
  const common = { ...valuesOfTask(base), ...Object.fromEntries(own.map((field) => [field, theirs[field]])) };
  return { common, clashing: clashingTaskFields(common, ours, theirs), joined: joinedValues(common, ours, theirs) };
};
