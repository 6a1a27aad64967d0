import { ContainerModule } from "inversify";
import { TaskStore } from "../../core/tasks/tasks.port.ts";
import { Caller } from "../http/caller.ts";
import { makeTasksHttp } from "../http/tasks.http.ts";
import { provide } from "./provide.ts";

/** The task store, which the first page uses too. */
export const taskStoreModule = new ContainerModule((options) => {
  provide(options, TaskStore, (call: Caller) => makeTasksHttp(call), [Caller]);
});
