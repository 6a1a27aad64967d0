import type { TaskStore } from "../../core/tasks/tasks.port.ts";
import { tasks } from "../contract/tasks.contract.ts";
import { type Caller, none } from "./caller.ts";
import { makeResourceHttp } from "./resource.http.ts";

/** Tasks kept by the server. */
export const makeTasksHttp = (call: Caller): TaskStore => ({
  ...makeResourceHttp(call, tasks),
  schema: call(tasks.schema, none),
});
