import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../../../core/kernel/failure.ts";
import { makeTaskDrafts } from "../../../core/tasks/task-drafts.service.ts";
import { makeTaskForms, type TaskForms } from "../../../core/tasks/task-forms.service.ts";
import type { Task } from "../../../core/tasks/task.model.ts";
import type { TaskStore } from "../../../core/tasks/tasks.port.ts";
import { fakeConnectivity } from "../../fakes/connectivity.fake.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";
import { makeTaskStoreFake } from "../../fakes/task-store.fake.ts";

/**
 * What becomes of a request: done and answered, done and said to have failed, done with its answer lost or unreadable, never arrived,
 * refused, or done or not when the page that asked is gone.
 */
export type Fate =
  | "done"
  | "done, said to have failed"
  | "answer lost"
  | "answer unreadable"
  | "never arrived"
  | "refused"
  | "done unheard"
  | "never heard of";

type Waiting = { readonly settle: (fate: Fate) => Promise<void> };

const refused: Failure = { tag: "server", message: "Something went wrong on our side.", requestId: "1" };

/** Forms over a store whose writes wait until the test says what becomes of them. */
export const makeTaskWorld = () => {
  const fake = makeTaskStoreFake({ now: () => 1_000 });
  const storage = fakeStorage();
  const connectivity = fakeConnectivity();
  let waiting: readonly Waiting[] = [];
  let mostAtOnce = 0;
  let sent = 0;
  let keys = 0;
  const stored: Task[] = [];
  const held =
    (command: TaskEither<Failure, Task>): TaskEither<Failure, Task> =>
    () =>
      new Promise((resolve) => {
        sent += 1;
        const settle = async (fate: Fate): Promise<void> => {
          waiting = waiting.filter((one) => one !== entry);
          const answer =
            fate.startsWith("done") || fate.startsWith("answer")
              ? await command()
              : E.left(fate === "refused" ? refused : ({ tag: "offline" } as const));
          if (fate === "done unheard" || fate === "never heard of") return;
          if (fate === "done, said to have failed") return resolve(E.left(refused));
          if (fate === "answer lost") resolve(E.left({ tag: "timeout" }));
          else resolve(fate === "answer unreadable" ? E.left({ tag: "malformed", endpoint: "tasks.update", report: [] }) : answer);
        };
        const entry: Waiting = { settle };
        waiting = [...waiting, entry];
        mostAtOnce = Math.max(mostAtOnce, waiting.length);
      });
  const store: TaskStore = { ...fake, create: (task) => held(fake.create(task)), update: (id, change) => held(fake.update(id, change)) };
  const ids = {
    uuid: () => {
      keys += 1;
      return `00000000-0000-4000-8000-${String(keys).padStart(12, "0")}`;
    },
  };
  const load = (): TaskForms =>
    makeTaskForms({ store, drafts: makeTaskDrafts(storage), connectivity, ids, onStored: (task) => void stored.push(task) });
  return {
    fake,
    drafts: makeTaskDrafts(storage),
    connectivity,
    /** the tasks that forms have told of */
    stored,
    /** the forms of a page that was just loaded; the device remembers what it did */
    load,
    sent: () => sent,
    inFlight: () => waiting.length,
    mostAtOnce: () => mostAtOnce,
    /** Decides what becomes of the request that waits longest. */
    answer: async (fate: Fate = "done") => {
      await waiting[0]?.settle(fate);
      await Promise.resolve();
    },
  };
};
export type TaskWorld = ReturnType<typeof makeTaskWorld>;
