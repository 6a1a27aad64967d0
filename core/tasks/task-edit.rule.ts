import { sameValue } from "../kernel/same-value.ts";
import { statusLabel } from "./task-status.model.ts";
import type { TaskValues } from "./task-values.model.ts";

export const taskFields = ["name", "status", "assigned_to", "body", "resources"] as const;
export type TaskField = (typeof taskFields)[number];

/** The editable values of a task. */
export const valuesOfTask = ({ name, status, assigned_to, body, resources }: TaskValues): TaskValues => ({
  name,
  status,
  assigned_to,
  body,
  resources,
});

/** The changed fields that differ from the current values. */
export const differingFields = (change: Partial<TaskValues>, current: TaskValues): readonly TaskField[] =>
  taskFields.filter((field) => change[field] !== undefined && !sameValue(change[field], current[field]));

const inWords = (field: TaskField, values: Partial<TaskValues>): string => {
  if (field === "status") return values.status === undefined ? "" : statusLabel(values.status);
  if (field === "assigned_to") return (values.assigned_to ?? []).join(", ");
  if (field === "resources") return (values.resources ?? []).map(({ value }) => value).join(", ");
  return values[field] ?? "";
};

const longestQuote = 80;
const quoted = (text: string): string => `"${text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text}"`;

/** Names for each field the stored and the submitted value. */
export const conflictMessage = (change: Partial<TaskValues>, stored: TaskValues): string => {
  const fields = differingFields(change, stored).map(
    (field) => `${field} is ${quoted(inWords(field, stored))}, you sent ${quoted(inWords(field, change))}`,
  );
  return `Someone else changed this task in the meantime: ${fields.join("; ")}.`;
};
