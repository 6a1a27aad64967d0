import { asyncScheduler, BehaviorSubject, interval, map, type SchedulerLike, Subject, Subscription, timer } from "rxjs";
import type { Connectivity } from "../kernel/connectivity.port.ts";
import type { Ids } from "../kernel/ids.port.ts";
import type { KeptUploads } from "./kept-uploads.service.ts";
import type { AttemptEvent } from "./upload-attempt.model.ts";
import { type AttemptDeps, attemptUpload } from "./upload-attempt.service.ts";
import {
  afterEvent,
  afterFailure,
  afterNetwork,
  isOver,
  pausedEntry,
  rejoinedEntry,
  resumedEntry,
  startedEntry,
  toStart,
} from "./upload-changes.rule.ts";
import { isSameFile, keptOf, newEntry, reloadedEntry, shownUpload, type UploadEntry } from "./upload-entry.rule.ts";
import { chosenRefusal } from "./upload-limits.rule.ts";
import type { LocalFile, UploadedFile, UploadTarget } from "./uploads.model.ts";
import type { FileUploads } from "./uploads.port.ts";

/** Milliseconds after which a tab says again that it has its uploads. */
const seenEvery = 20_000;

type Deps = AttemptDeps & {
  readonly kept: KeptUploads;
  readonly connectivity: Connectivity;
  readonly ids: Ids;
  readonly scheduler?: SchedulerLike;
};

/** Sends files, three at a time; what is not done is kept on the device and goes on after a reload. */
export const makeUploads = ({ kept, connectivity, ids, scheduler = asyncScheduler, ...deps }: Deps): FileUploads => {
  const entries = new BehaviorSubject<readonly UploadEntry[]>(kept.takeOver().map(reloadedEntry));
  const uploaded = new Subject<UploadedFile>();
  /** attempts and the waits between them */
  const works = new Map<string, Subscription>();
  let isOnline = true;

  const find = (id: string): UploadEntry | undefined => entries.value.find((entry) => entry.id === id);
  const keep = (entry: UploadEntry): void => {
    if (isOver(entry)) kept.remove(entry.id);
    else kept.put(keptOf(entry));
  };
  const put = (next: UploadEntry): void => {
    entries.next(entries.value.map((entry) => (entry.id === next.id ? next : entry)));
  };
  const putAndKeep = (next: UploadEntry): void => {
    put(next);
    keep(next);
  };
  const stop = (id: string): void => {
    works.get(id)?.unsubscribe();
    works.delete(id);
  };
  const take = (id: string, event: AttemptEvent): void => {
    const entry = find(id);
    if (entry === undefined) return;
    if (event.kind === "progress") return put(afterEvent(entry, event));
    if (event.kind !== "ended") {
      putAndKeep(afterEvent(entry, event));
      if (event.kind === "done") uploaded.next({ file: event.file, isNew: entry.target.replaces === undefined });
      return;
    }
    const { next, wait } = afterFailure(entry, event.failure);
    putAndKeep(next);
    if (wait !== null)
      works.set(
        id,
        timer(wait, scheduler).subscribe(() => again(id)),
      );
  };
  const again = (id: string): void => {
    const entry = find(id);
    if (entry !== undefined) put({ ...entry, status: "waiting", isResting: false });
    pump();
  };
  const start = (entry: UploadEntry): void => {
    const { id } = entry;
    stop(id);
    putAndKeep(startedEntry(entry));
    const work = new Subscription();
    works.set(id, work);
    work.add(attemptUpload(deps, entry).subscribe({ next: (event) => take(id, event), complete: () => pump() }));
  };
  const pump = (): void => {
    for (const id of toStart(entries.value, isOnline)) {
      const entry = find(id);
      // Starting one may have started others.
      if (entry?.status === "waiting" && !entry.isResting) start(entry);
    }
  };
  /** Applies a change that the user or the network made; work that it interrupts is stopped. */
  const change = (entry: UploadEntry, next: UploadEntry): void => {
    if (next === entry) return;
    stop(entry.id);
    putAndKeep(next);
  };
  const addOne = (file: LocalFile, target: UploadTarget): string => {
    const stopped = entries.value.find((entry) => isSameFile(entry, file, target));
    const failure = chosenRefusal(file);
    const entry = stopped === undefined ? newEntry(ids.uuid(), file, target) : rejoinedEntry(stopped, file);
    if (stopped === undefined) entries.next([...entries.value, entry]);
    putAndKeep(failure === null ? afterNetwork(entry, isOnline) : { ...entry, status: "failed", failure });
    return entry.id;
  };

  connectivity.online$.subscribe((now) => {
    isOnline = now;
    for (const entry of entries.value) change(entry, afterNetwork(entry, now));
    pump();
  });
  interval(seenEvery, scheduler).subscribe(() => entries.value.forEach(keep));

  return {
    uploads$: entries.pipe(map((all) => all.map(shownUpload))),
    uploaded$: uploaded.asObservable(),
    add: (files, target) => {
      const added = files.map((file) => addOne(file, target));
      pump();
      return added;
    },
    pause: (id) => {
      const entry = find(id);
      if (entry !== undefined) change(entry, pausedEntry(entry));
      pump();
    },
    resume: (id) => {
      const entry = find(id);
      if (entry !== undefined) change(entry, afterNetwork(resumedEntry(entry), isOnline));
      pump();
    },
    cancel: (id) => {
      const entry = find(id);
      if (entry === undefined || entry.status === "done") return;
      stop(id);
      entries.next(entries.value.filter((other) => other !== entry));
      kept.remove(id);
      if (entry.address !== null) void deps.transport.discard(entry.address)();
      pump();
    },
    clear: () => {
      for (const { id, status } of entries.value) if (status === "failed") kept.remove(id);
      entries.next(entries.value.filter(({ status }) => status !== "done" && status !== "failed"));
    },
  };
};
