import { firstTasks, taskLimits, type TaskQuery, TaskSort } from "../../../core/tasks/task-query.model.ts";
import { TaskStatus } from "../../../core/tasks/task-status.model.ts";

type Query = Readonly<Partial<Record<string, string>>>;

const wholeNumber = (text: string | undefined): number | null => (text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

/** The query in the URL; invalid parameters are ignored. */
export const queryOfAddress = (query: Query): TaskQuery => {
  const page = wholeNumber(query["page"]) ?? 1;
  const sort = query["sort"];
  const program = (query["program_class"] ?? "").slice(0, taskLimits.programClass);
  return {
    ...firstTasks,
    page: page <= taskLimits.page ? page : 1,
    sort: TaskSort.is(sort) ? sort : firstTasks.sort,
    search: (query["search"] ?? "").slice(0, taskLimits.search),
    status: [...new Set((query["status"] ?? "").split(",").filter(TaskStatus.is))],
    assigned_to: wholeNumber(query["assigned_to"]),
    program_class: program === "" ? null : program,
    hide_finished: query["hide_finished"] === "true",
  };
};

export type TaskFilters = Partial<Pick<TaskQuery, "status" | "assigned_to" | "program_class" | "hide_finished">>;

/** The URL parameters of filters; the page is reset to the first. */
export const addressOfFilters = ({
  status,
  assigned_to,
  program_class,
  hide_finished,
}: TaskFilters): Readonly<Record<string, string | null>> => ({
  page: null,
  ...(status === undefined ? {} : { status: status.length === 0 ? null : status.join(",") }),
  ...(assigned_to === undefined ? {} : { assigned_to: assigned_to === null ? null : String(assigned_to) }),
  ...(program_class === undefined ? {} : { program_class: program_class === "" ? null : program_class }),
  ...(hide_finished === undefined ? {} : { hide_finished: hide_finished ? "true" : null }),
});

/** The URL of a task over the list; `query` is the query string of the list, including its question mark. */
export const taskHref = (slug: string, query = ""): string => `/ui/tasks/${slug}${query}`;
