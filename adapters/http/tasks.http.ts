import type { TaskStore } from "../../core/tasks/tasks.port.ts";
import { tasks } from "../contract/tasks.contract.ts";
import { type Caller, none } from "./caller.ts";
import { makeResourceHttp } from "./resource.http.ts";

/** Tasks over HTTP. */
export const makeTasksHttp = (call: Caller): TaskStore => ({
  ...makeResourceHttp(call, tasks),
  schema: call(tasks.schema, none),
});
