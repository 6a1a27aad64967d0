import type { Clock } from "../kernel/clock.port.ts";
import type { DeviceStorage } from "../kernel/storage.port.ts";
import { readStored } from "../kernel/stored-text.ts";
import { KeptUpload } from "./kept-upload.model.ts";

const prefix = "upload:";
const tabKey = "uploads:tab";

/** Seconds after which a tab that has not been seen is taken to be closed. */
const silent = 60;
/** Seconds after which the server has removed an upload. */
const lifetime = 86_400;

/** Uploads kept on this device. */
export type KeptUploads = {
  /** Takes over the uploads of this tab before it was reloaded, and of tabs that are closed. */
  readonly takeOver: () => readonly KeptUpload[];
  readonly put: (upload: Omit<KeptUpload, "tab" | "seen_at">) => void;
  readonly remove: (id: string) => void;
};

/**
 * Keeps uploads in the storage of the user.
 * @param tab storage of this tab
 * @param newTab id of a tab that has none
 */
export const makeKeptUploads = (storage: DeviceStorage, tab: DeviceStorage, clock: Clock, newTab: () => string): KeptUploads => {
  const own = tab.get(tabKey) ?? newTab();
  tab.set(tabKey, own);
  const read = (key: string): KeptUpload | null => readStored(KeptUpload, storage.get(key));
  return {
    takeOver: () => {
      const now = clock.now();
      return storage
        .keys()
        .filter((key) => key.startsWith(prefix))
        .flatMap((key) => {
          const kept = read(key);
          if (kept === null || now - kept.seen_at > lifetime) {
            storage.remove(key);
            return [];
          }
          return kept.tab === own || now - kept.seen_at > silent ? [kept] : [];
        })
        .toSorted((a, b) => a.seen_at - b.seen_at || (a.id < b.id ? -1 : 1));
    },
    put: (upload) => storage.set(prefix + upload.id, JSON.stringify({ ...upload, tab: own, seen_at: clock.now() } satisfies KeptUpload)),
    remove: (id) => storage.remove(prefix + id),
  };
};
