import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { type MessageOutbox, makeMessageOutbox } from "../../core/conversations/message-outbox.service.ts";
import type { SentMessage } from "../../core/conversations/thread.model.ts";
import type { WaitingMessage } from "../../core/conversations/waiting-message.model.ts";
import type { Clock } from "../../core/kernel/clock.port.ts";
import type { Connectivity } from "../../core/kernel/connectivity.port.ts";
import type { Failure } from "../../core/kernel/failure.ts";
import type { Ids } from "../../core/kernel/ids.port.ts";
import { browserTabs } from "../storage/browser-tabs.storage.ts";
import { crashSafeStorage } from "../storage/crash-safe.storage.ts";
import { indexedDbStorage } from "../storage/indexed-db.storage.ts";

type Deps = { readonly ids: Ids; readonly clock: Clock; readonly connectivity: Connectivity };

/** The queue of messages in this browser. */
export const browserMessages = (send: (message: WaitingMessage) => TaskEither<Failure, SentMessage>, deps: Deps): MessageOutbox =>
  makeMessageOutbox({
    ...deps,
    send,
    storage: crashSafeStorage(indexedDbStorage(), () => globalThis.localStorage),
    tabs: browserTabs(globalThis),
  });
