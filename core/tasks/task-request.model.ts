import * as t from "io-ts";

/**
 * The parameters of the task window.
 * @property slug of the task; without one a new task is created
 * @property program_class of a new task
 * @property related records that a new task is about
 */
export const TaskRequest = t.partial({ slug: t.string, program_class: t.string, related: t.readonlyArray(t.string) }, "TaskRequest");
export type TaskRequest = t.TypeOf<typeof TaskRequest>;

declare module "../shell/modals.service.ts" {
  interface ModalParams {
    readonly task: TaskRequest;
  }
}
