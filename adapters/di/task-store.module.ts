import { ContainerModule } from "inversify";
import { TaskStore } from "../../core/tasks/tasks.port.ts";
import { Caller } from "../http/caller.ts";
import { makeTasksHttp } from "../http/tasks.http.ts";
import { provide } from "./provide.ts";

/** Where tasks are kept, which the first page asks too. */
export const taskStoreModule = new ContainerModule((options) => {
  provide(options, TaskStore, (call: Caller) => makeTasksHttp(call), [Caller]);
});
