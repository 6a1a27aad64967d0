import * as t from "io-ts";
import { staff } from "../../core/access/access-rule.rule.ts";
import { textUpTo } from "../../core/kernel/bounded.ts";
import { orDefault } from "../../core/kernel/or-default.ts";
import { ContactTasksPage, TasksOfContact } from "../../core/tasks/contact-tasks.port.ts";
import { taskLimits } from "../../core/tasks/task-query.model.ts";
import { endpoint, noInput } from "./endpoint.ts";
import { BoolText, IntText, intTextBetween } from "./wire.ts";

const path = "/api/contacts";
const Query = t.type(
  {
    page: orDefault(intTextBetween(1, taskLimits.page), 1),
    search: orDefault(textUpTo(taskLimits.search), ""),
    hide_finished: orDefault(BoolText, false),
  },
  "ContactTasksQuery",
);

/** Endpoints for tasks grouped by contact. */
export const contactTasks = {
  grouped: endpoint({
    ...noInput,
    name: "contactTasks.grouped",
    summary: "Lists the contacts that have tasks, by name, each with its tasks.",
    method: "GET",
    path: `${path}/tasks`,
    access: staff("contacts"),
    query: Query,
    reply: ContactTasksPage,
  }),
  of: endpoint({
    ...noInput,
    name: "contactTasks.of",
    summary: "Lists the tasks of a contact, open tasks first.",
    method: "GET",
    path: `${path}/:id/tasks`,
    access: staff("contacts"),
    params: t.type({ id: IntText }, "ContactId"),
    reply: TasksOfContact,
  }),
} as const;
