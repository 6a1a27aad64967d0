import type { DataRecord, RecordNotes } from "./record-notes.ts";

const set = (value: unknown): number | null => (typeof value === "number" && value !== 0 ? value : null);

/** A period must end after it starts; 0 and empty mean unset. */
export const checkPeriod = (record: DataRecord, notes: RecordNotes): void => {
  const start = set(record["start_time"]);
  const end = set(record["end_time"]);
  if (start === null || end === null || end > start) return;
  notes.add({ code: "ends-before-start", field: "end_time", message: `expected an end after the start at ${start}, got ${end}` });
};
