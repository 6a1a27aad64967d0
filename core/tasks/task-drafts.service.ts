import type { DeviceStorage } from "../kernel/storage.port.ts";
import { readStored } from "../kernel/stored-text.ts";
import { TaskDraft } from "./task-form.model.ts";
import type { TaskDrafts } from "./task-form.port.ts";

const prefix = "task-draft:";

/** @param storage this user's storage on this device */
export const makeTaskDrafts = (storage: DeviceStorage): TaskDrafts => ({
  all: () => storage.keys().flatMap((key) => (key.startsWith(prefix) ? (readStored(TaskDraft, storage.get(key)) ?? []) : [])),
  keep: (draft) => storage.set(prefix + draft.key, JSON.stringify(draft)),
  drop: (key) => storage.remove(prefix + key),
});
