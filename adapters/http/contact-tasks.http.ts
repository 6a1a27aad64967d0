import type { ContactTasks } from "../../core/tasks/contact-tasks.port.ts";
import { contactTasks } from "../contract/contact-tasks.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Tasks by contact over HTTP. */
export const makeContactTasksHttp = (call: Caller): ContactTasks => ({
  grouped: (query) => call(contactTasks.grouped, { ...none, query }),
  of: (id) => call(contactTasks.of, { ...none, params: { id } }),
});
