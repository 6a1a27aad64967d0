import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import * as t from "io-ts";
import type { Failure } from "../kernel/failure.ts";
import { pageOf } from "../kernel/page.ts";
import { token } from "../kernel/token.ts";
import { Task } from "./task.model.ts";

/** Contacts per page, and the most tasks listed of each. */
export const contactTaskLimits = { contacts: 25, tasks: 20 } as const;

/** The tasks about one contact, open ones first, then the latest. `count`: their total number. */
export const TasksOfContact = t.type(
  { con_id: t.number, name: t.string, photo: t.union([t.string, t.null]), tasks: t.readonlyArray(Task), count: t.number },
  "TasksOfContact",
);
export type TasksOfContact = t.TypeOf<typeof TasksOfContact>;

export const ContactTasksPage = pageOf(TasksOfContact);
export type ContactTasksPage = t.TypeOf<typeof ContactTasksPage>;

/**
 * @property page from 1
 * @property search words of the tasks
 */
export type ContactTasksQuery = { readonly page: number; readonly search: string; readonly hide_finished: boolean };

/** Tasks by the contacts that they are about. */
export type ContactTasks = {
  /** Contacts with tasks, by name. */
  readonly grouped: (query: ContactTasksQuery) => TaskEither<Failure, ContactTasksPage>;
  /** The tasks about one contact. */
  readonly of: (contact: number) => TaskEither<Failure, TasksOfContact>;
};
export const ContactTasks = token<ContactTasks>("tasks.of-contacts");
