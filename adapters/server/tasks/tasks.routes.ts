import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { contactTasks } from "../../contract/contact-tasks.contract.ts";
import { done } from "../../contract/envelope.ts";
import { tasks } from "../../contract/tasks.contract.ts";
import type { RouteContribution } from "../contributions/contribution.ts";
import { routesFor } from "../http/routes-for.ts";
import { makeContactTasks } from "./contact-tasks.store.ts";
import { makeTaskStore } from "./tasks.store.ts";

/** Calls about tasks. */
export const routes: RouteContribution = () => [
  ...routesFor(contactTasks, {
    grouped: (call) => makeContactTasks(call).grouped(call.query),
    of: (call) => makeContactTasks(call).of(call.params.id),
  }),
  ...routesFor(tasks, {
    list: (call) => makeTaskStore(call).list(call.query),
    schema: (call) => makeTaskStore(call).schema,
    get: (call) => makeTaskStore(call).get(call.params.id),
    create: (call) => makeTaskStore(call).create(call.body),
    update: (call) => makeTaskStore(call).update(call.params.id, call.body),
    remove: (call) =>
      pipe(
        makeTaskStore(call).remove(call.params.id),
        TE.map(() => done),
      ),
    restore: (call) => makeTaskStore(call).restore(call.params.id),
  }),
];
