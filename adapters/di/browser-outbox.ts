import type { Clock } from "../../core/kernel/clock.port.ts";
import type { Connectivity } from "../../core/kernel/connectivity.port.ts";
import type { LearningOutbox } from "../../core/learning/learning-outbox.service.ts";
import { makeLearningOutbox } from "../../core/learning/outbox-sender.service.ts";
import type { Caller } from "../http/caller.ts";
import { makeLessonTakingHttp } from "../http/lesson-taking.http.ts";
import { browserQueueStorage } from "../storage/browser-queue.storage.ts";
import { browserTabs } from "../storage/browser-tabs.storage.ts";

/**
 * The queue of a taker's reports in this browser.
 * @param keeps false: nothing is kept in the browser, and nothing is heard from or told to its other tabs
 */
export const browserOutbox = (call: Caller, clock: Clock, connectivity: Connectivity, keeps = true): LearningOutbox =>
  makeLearningOutbox({
    store: makeLessonTakingHttp(call),
    storage: browserQueueStorage(keeps),
    tabs: browserTabs(keeps ? globalThis : { navigator: {} }),
    clock,
    connectivity,
  });
