import { contactTasks } from "../../contract/contact-tasks.contract.ts";
import { tasks } from "../../contract/tasks.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { resourceHandlers } from "../http/resource-handlers.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeContactTasks } from "./contact-tasks.store.ts";
import { makeTaskStore } from "./tasks.store.ts";

/** Endpoints for tasks. */
export const routes: RouteContribution = () => [
  ...routesFor(contactTasks, {
    grouped: (call) => makeContactTasks(call).grouped(call.query),
    of: (call) => makeContactTasks(call).of(call.params.id),
  }),
  ...routesFor(tasks, { ...resourceHandlers(makeTaskStore), schema: (call) => makeTaskStore(call).schema }),
];
