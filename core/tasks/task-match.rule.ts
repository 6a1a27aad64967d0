import { searchWords } from "../kernel/search-words.rule.ts";
import type { TaskQuery } from "./task-query.model.ts";
import { matchesTaskSearch } from "./task-search.rule.ts";
import { isTaskFinished } from "./task-status.model.ts";
import type { Task } from "./task.model.ts";

/** Whether a task matches the query of a list, on whatever page. */
export const taskMatches = ({ status, assigned_to, program_class, hide_finished, search }: TaskQuery, task: Task): boolean =>
  (status.length === 0 || status.includes(task.status)) &&
  (assigned_to === null || task.assigned_to.includes(assigned_to)) &&
  (program_class === null || task.program_class === program_class) &&
  !(hide_finished && isTaskFinished(task.status)) &&
  matchesTaskSearch(task, searchWords(search));
