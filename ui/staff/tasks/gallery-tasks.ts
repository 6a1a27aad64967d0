import { emptyState } from "../../../core/kernel/resource-state.ts";
import type { TaskColumn } from "../../../core/tasks/task-lists.service.ts";
import { type TaskStatus, taskStatuses } from "../../../core/tasks/task-status.model.ts";
import type { Task } from "../../../core/tasks/task.model.ts";
import type { UserName } from "../../../core/users/user-name.model.ts";

/** The current time in the gallery, in epoch seconds. */
export const now = 1_782_907_200;
const day = 86_400;

/** Sample users; one has left the organisation. */
export const staff: readonly UserName[] = [
  "Olivia Owens",
  "Adam Abara",
  "Uma Ueda",
  "Wolfeschlegelsteinhausenbergerdorff Featherstonehaugh",
].map((name, index) => ({ id: index + 1, name, photo: null, active: index < 3 }));

type Shown = Partial<Task> & { readonly name: string; readonly status: TaskStatus };
const shown: readonly Shown[] = [
  {
    name: "Film the mooring lesson again, without the wind",
    status: "doing",
    assigned_to: [3, 1],
    resources: [{ type: "url", value: "https://harbor.example/pier-4" }],
    related_records: ["api/campaigns@1"],
    related_record_summary: {
      related_record_key: "api/campaigns@1",
      title: "Harbor safety basics",
      id: 1,
      trigger_type: null,
      campaign_id: 1,
    },
    body: "Pier 4 is free on weekday mornings.",
  },
  { name: "Invite your colleagues", status: "done", assigned_to: [1], program_class: "OrgLaunch" },
  {
    name: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
    status: "not_started",
    assigned_to: [1, 2, 3, 4],
    body: "",
  },
  { name: "Renew the photo licences", status: "todo", assigned_to: [] },
  { name: "Choose three learners", status: "todo", assigned_to: [2] },
];

/** Sample tasks. */
export const tasks: readonly Task[] = shown.map((task, index) => ({
  id: index + 1,
  slug: `task_${index + 1}`,
  assigned_to: [],
  body: "",
  resources: [],
  program_class: null,
  related_records: [],
  related_record_summary: null,
  created_by: 1,
  version: 1,
  created_at: now - (index + 1) * 5 * day,
  updated_at: now - index * 3 * day,
  ...task,
}));

/**
 * A board of sample tasks.
 * @param count total number in the to-do column
 */
export const columnsWith = (held: readonly Task[], count: number | null = null): readonly TaskColumn[] =>
  taskStatuses.map(({ id }) => {
    const all = held.filter(({ status }) => status === id);
    return {
      status: id,
      tasks: { ...emptyState("board"), all, count: id === "todo" && count !== null ? count : all.length, loaded: true },
    };
  });
