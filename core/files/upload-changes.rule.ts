import type { Failure } from "../kernel/failure.ts";
import type { AttemptEvent } from "./upload-attempt.model.ts";
import { nextAttempt, startsAnew } from "./upload-attempts.rule.ts";
import type { UploadEntry } from "./upload-entry.rule.ts";
import { type LocalFile, pausable, type UploadStatus } from "./uploads.model.ts";

/** Uploads that are sent at the same time. */
const mostActive = 3;

const active: ReadonlySet<UploadStatus> = new Set(["sending", "finishing"]);
const unreached: ReadonlySet<Failure["tag"]> = new Set(["offline", "timeout"]);

/** Ids of the uploads to start now, in order. */
export const toStart = (entries: readonly UploadEntry[], isOnline: boolean): readonly string[] => {
  const free = mostActive - entries.filter(({ status }) => active.has(status)).length;
  const waiting = entries.filter(({ status, isResting }) => status === "waiting" && !isResting);
  return isOnline ? waiting.slice(0, Math.max(0, free)).map(({ id }) => id) : [];
};

/** Whether nothing more comes of an upload, so that it is not kept for a reload. */
export const isOver = ({ status, failure }: UploadEntry): boolean =>
  status === "done" || (status === "failed" && failure !== null && startsAnew(failure));

/** An upload whose attempt begins. */
export const startedEntry = (entry: UploadEntry): UploadEntry => ({
  ...entry,
  status: entry.whole === null ? "sending" : "finishing",
  failure: null,
  isResting: false,
});

/** An upload after its attempt told something. */
export const afterEvent = (entry: UploadEntry, event: Exclude<AttemptEvent, { readonly kind: "ended" }>): UploadEntry => {
  switch (event.kind) {
    case "prepared":
      return { ...entry, prepared: event.prepared, size: event.prepared.file.size };
    case "poster":
      return { ...entry, poster: event.poster };
    case "address":
      return { ...entry, address: event.address };
    case "progress":
      return { ...entry, sent: event.sent };
    case "arrived":
      return { ...entry, arrived: event.bytes, attempts: event.bytes > entry.arrived ? 0 : entry.attempts };
    case "whole":
      return { ...entry, whole: event.upload, status: "finishing", sent: entry.size, arrived: entry.size };
    case "done":
      return { ...entry, status: "done", file: event.file };
  }
};

/**
 * An upload after a failed attempt; one that has to begin anew after a reload waits for its file.
 * @property wait milliseconds until the next attempt; null when it failed for good
 */
export const afterFailure = (entry: UploadEntry, failure: Failure): { readonly next: UploadEntry; readonly wait: number | null } => {
  const wait = nextAttempt(failure, entry.attempts + 1);
  if (wait !== null) {
    const status = unreached.has(failure.tag) ? "offline" : "waiting";
    return { next: { ...entry, status, attempts: entry.attempts + 1, isResting: true }, wait };
  }
  const failed: UploadEntry = { ...entry, status: "failed", failure, attempts: 0, isResting: false };
  if (!startsAnew(failure)) return { next: failed, wait };
  const anew = { ...failed, address: null, poster: null, whole: null, sent: 0, arrived: 0 };
  return { next: entry.local === null ? { ...anew, status: "stopped" } : anew, wait };
};

/** An upload when the network goes or comes back. */
export const afterNetwork = (entry: UploadEntry, isOnline: boolean): UploadEntry => {
  if (isOnline) return entry.status === "offline" ? { ...entry, status: "waiting", isResting: false, attempts: 0 } : entry;
  return pausable.has(entry.status) || entry.status === "finishing" ? { ...entry, status: "offline", isResting: true } : entry;
};

export const pausedEntry = (entry: UploadEntry): UploadEntry =>
  pausable.has(entry.status) && entry.whole === null ? { ...entry, status: "paused", isResting: false } : entry;

/** A paused or failed upload that goes on; one whose file is no longer there stays. */
export const resumedEntry = (entry: UploadEntry): UploadEntry =>
  (entry.status === "paused" || entry.status === "failed") && (entry.local !== null || entry.whole !== null)
    ? { ...entry, status: "waiting", failure: null, attempts: 0, isResting: false }
    : entry;

/** A stopped upload whose file was chosen again. */
export const rejoinedEntry = (entry: UploadEntry, local: LocalFile): UploadEntry => ({
  ...entry,
  local,
  status: "waiting",
  failure: null,
});
