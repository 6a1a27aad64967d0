import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { TaskStore } from "../../core/tasks/tasks.port.ts";
import { tasks } from "../contract/tasks.contract.ts";
import { type Caller, none } from "./caller.ts";

/** Tasks kept by the server. */
export const makeTasksHttp = (call: Caller): TaskStore => ({
  list: (query) => call(tasks.list, { ...none, query }),
  get: (id) => call(tasks.get, { ...none, params: { id } }),
  create: (body) => call(tasks.create, { ...none, body }),
  update: (id, body) => call(tasks.update, { ...none, params: { id }, body }),
  remove: (id) =>
    pipe(
      call(tasks.remove, { ...none, params: { id } }),
      TE.map(() => undefined),
    ),
  restore: (id) => call(tasks.restore, { ...none, params: { id } }),
  schema: call(tasks.schema, none),
});
