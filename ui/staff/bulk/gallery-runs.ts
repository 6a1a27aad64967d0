import type { BulkRun } from "../../../core/bulk/bulk-run.model.ts";

/** A sample run for the gallery. */
export const galleryRun: BulkRun = {
  id: 7,
  action: { do: "add", field: "tags", value: ["vip"] },
  about: "Tags",
  state: "planned",
  total: 8214,
  plan: {
    counts: { changed: 8002, same: 200, refused: 11, skipped: 1 },
    causes: [
      { cause: "too-many", count: 11, examples: [{ con_id: 3, name: "Ravi Cabrera", cause: "too-many", note: null }] },
      { cause: "gone", count: 1, examples: [{ con_id: 4, name: "Mei Tanaka", cause: "gone", note: null }] },
    ],
  },
  counts: null,
  undo: null,
  problem: null,
  done: 0,
  job: 12,
  created_at: 1_782_100_000,
  ended_at: null,
  undo_until: null,
};

export const doneGalleryRun: BulkRun = {
  ...galleryRun,
  state: "done",
  counts: { changed: 8002, same: 200, refused: 11, skipped: 1 },
  done: 8214,
  ended_at: 1_782_100_100,
  undo_until: 1_784_692_100,
};
