import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { type MessageOutbox, makeMessageOutbox } from "../../core/conversations/message-outbox.service.ts";
import type { SentMessage } from "../../core/conversations/thread.model.ts";
import type { WaitingMessage } from "../../core/conversations/waiting-message.model.ts";
import type { Clock } from "../../core/kernel/clock.port.ts";
import type { Connectivity } from "../../core/kernel/connectivity.port.ts";
import type { Failure } from "../../core/kernel/failure.ts";
import type { Ids } from "../../core/kernel/ids.port.ts";
import { browserQueueStorage } from "../storage/browser-queue.storage.ts";
import { browserTabs } from "../storage/browser-tabs.storage.ts";

type Deps = { readonly ids: Ids; readonly clock: Clock; readonly connectivity: Connectivity };

/**
 * The queue of messages in this browser.
 * @param keeps false: nothing is kept in the browser, and nothing is heard from or told to its other tabs
 */
export const browserMessages = (
  send: (message: WaitingMessage) => TaskEither<Failure, SentMessage>,
  deps: Deps,
  keeps = true,
): MessageOutbox =>
  makeMessageOutbox({
    ...deps,
    send,
    storage: browserQueueStorage(keeps),
    tabs: browserTabs(keeps ? globalThis : { navigator: {} }),
  });
