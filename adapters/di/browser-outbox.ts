import type { Clock } from "../../core/kernel/clock.port.ts";
import type { Connectivity } from "../../core/kernel/connectivity.port.ts";
import type { LearningOutbox } from "../../core/learning/learning-outbox.service.ts";
import { makeLearningOutbox } from "../../core/learning/outbox-sender.service.ts";
import type { Caller } from "../http/caller.ts";
import { makeLessonTakingHttp } from "../http/lesson-taking.http.ts";
import { browserTabs } from "../storage/browser-tabs.storage.ts";
import { crashSafeStorage } from "../storage/crash-safe.storage.ts";
import { indexedDbStorage } from "../storage/indexed-db.storage.ts";

/** The queue of a taker's reports in this browser. */
export const browserOutbox = (call: Caller, clock: Clock, connectivity: Connectivity): LearningOutbox =>
  makeLearningOutbox({
    store: makeLessonTakingHttp(call),
    storage: crashSafeStorage(indexedDbStorage(), () => globalThis.localStorage),
    tabs: browserTabs(globalThis),
    clock,
    connectivity,
  });
