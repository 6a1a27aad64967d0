import * as t from "io-ts";
import { taskStatuses, TaskStatus } from "./task-status.model.ts";
import { longestTaskBody, longestTaskName, mostLinks } from "./task-values.model.ts";

const Option = t.type({ id: TaskStatus, label: t.string, finished: t.boolean }, "TaskStatusOption");
const Field = t.intersection(
  [
    t.type({ key: t.string, label: t.string, type: t.string, required: t.boolean }),
    t.partial({ longest: t.number, most: t.number, options: t.readonlyArray(Option) }),
  ],
  "TaskSchemaField",
);

/** The schema of the task form: fields in order, required ones, maximum lengths, and the statuses. */
export const TaskSchema = t.type({ fields: t.readonlyArray(Field) }, "TaskSchema");
export type TaskSchema = t.TypeOf<typeof TaskSchema>;

export const taskSchema: TaskSchema = {
  fields: [
    { key: "name", label: "Name", type: "string", required: true, longest: longestTaskName },
    {
      key: "status",
      label: "Status",
      type: "option",
      required: true,
      options: taskStatuses.map(({ id, label, isFinished }) => ({ id, label, finished: isFinished })),
    },
    { key: "assigned_to", label: "Assigned to", type: "users", required: false },
    { key: "body", label: "Notes", type: "text", required: false, longest: longestTaskBody },
    { key: "resources", label: "Links", type: "urls", required: false, most: mostLinks },
  ],
};
