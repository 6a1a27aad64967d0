import type { Job } from "../../../core/jobs/job.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { JobListView } from "./job-list.view.tsx";

const nothing = (): void => undefined;
const now = 1_782_907_200;
const job: Job = {
  id: 1,
  kind: "import.run",
  subject: "spring fair.csv",
  about: 7,
  state: "running",
  progress: { done: 40_000, total: 100_000, counts: {} },
  result: null,
  error: null,
  undoes: null,
  undo_until: null,
  undone_by: null,
  cancelling: false,
  created_at: now - 25,
  started_at: now - 20,
  ended_at: null,
};
const draw = (jobs: readonly Job[]) => <JobListView jobs={jobs} now={now} onCancel={nothing} onUndo={nothing} onDismiss={nothing} />;

export const gallery: GalleryEntry = {
  name: "job-tray",
  group: "staff/jobs",
  states: {
    busy: () => draw([job, { ...job, id: 2, state: "queued" }]),
    ended: () =>
      draw([
        { ...job, state: "done", ended_at: now, undo_until: now + 60 },
        { ...job, id: 2, state: "failed", error: "The file is gone." },
      ]),
  },
};
