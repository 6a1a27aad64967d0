import { ContainerModule } from "inversify";
import { Connectivity } from "../../../core/kernel/connectivity.port.ts";
import { Ids } from "../../../core/kernel/ids.port.ts";
import { UserStorage } from "../../../core/kernel/user-storage.ts";
import { ContactTasks } from "../../../core/tasks/contact-tasks.port.ts";
import { makeTaskDrafts } from "../../../core/tasks/task-drafts.service.ts";
import { makeTaskForms, TaskForms } from "../../../core/tasks/task-forms.service.ts";
import { makeTaskLists, TaskLists } from "../../../core/tasks/task-lists.service.ts";
import { TaskStore } from "../../../core/tasks/tasks.port.ts";
import { Caller } from "../../http/caller.ts";
import { makeContactTasksHttp } from "../../http/contact-tasks.http.ts";
import { provide } from "../provide.ts";

/** Tasks in the staff application. */
export const services = new ContainerModule((options) => {
  provide(options, ContactTasks, (call: Caller) => makeContactTasksHttp(call), [Caller]);
  provide(options, TaskLists, (store: TaskStore, storage: UserStorage) => makeTaskLists({ store, storage }), [TaskStore, UserStorage]);
  provide(
    options,
    TaskForms,
    (store: TaskStore, storage: UserStorage, connectivity: Connectivity, ids: Ids, board: TaskLists) =>
      makeTaskForms({ store, drafts: makeTaskDrafts(storage), connectivity, ids, onStored: board.put }),
    [TaskStore, UserStorage, Connectivity, Ids, TaskLists],
  );
});
