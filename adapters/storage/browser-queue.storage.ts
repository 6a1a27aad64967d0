import type { LargeStorage } from "../../core/kernel/large-storage.port.ts";
import { crashSafeStorage } from "./crash-safe.storage.ts";
import { noStorage } from "./forgetting.storage.ts";
import { indexedDbStorage } from "./indexed-db.storage.ts";

/**
 * Where what waits to be sent is kept in this browser.
 * @param keeps false: in the memory of the page alone
 */
export const browserQueueStorage = (keeps: boolean): LargeStorage =>
  keeps ? crashSafeStorage(indexedDbStorage(), () => globalThis.localStorage) : crashSafeStorage(indexedDbStorage(noStorage), noStorage);
