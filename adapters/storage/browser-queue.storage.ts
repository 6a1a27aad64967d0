import type { LargeStorage } from "../../core/kernel/large-storage.port.ts";
import { crashSafeStorage } from "./crash-safe.storage.ts";
import { noStorage } from "./forgetting.storage.ts";
import { indexedDbStorage } from "./indexed-db.storage.ts";

/**
 * The storage of queued reports in this browser.
 * @param keeps false keeps them in the memory of the page alone
 */
export const browserQueueStorage = (keeps: boolean): LargeStorage =>
  keeps ? crashSafeStorage(indexedDbStorage(), () => globalThis.localStorage) : crashSafeStorage(indexedDbStorage(noStorage), noStorage);
