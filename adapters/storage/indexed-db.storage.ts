import { createStore, del, get, keys, set, type UseStore } from "idb-keyval";
import type { LargeStorage } from "../../core/kernel/large-storage.port.ts";

/**
 * Values stored in the browser's database; where it is missing, blocked or full, they are kept in memory.
 * @param open opens the database; may throw in another site's frame
 */
export const indexedDbStorage = (open: () => UseStore = () => createStore("cygnet", "values")): LargeStorage => {
  const memory = new Map<string, unknown>();
  let opened: UseStore | null = null;
  const attempt = async <A>(run: (store: UseStore) => Promise<A>, otherwise: () => A): Promise<A> => {
    try {
      opened ??= open();
      return await run(opened);
    } catch {
      return otherwise();
    }
  };
  return {
    get: async (key) =>
      memory.get(key) ??
      attempt<unknown>(
        (store) => get(key, store),
        () => undefined,
      ),
    put: (key, value) =>
      attempt(
        async (store) => {
          await set(key, value, store);
          memory.delete(key);
          return true;
        },
        () => {
          memory.set(key, value);
          return false;
        },
      ),
    remove: async (key) => {
      memory.delete(key);
      await attempt(
        (store) => del(key, store),
        () => undefined,
      );
    },
    keys: async () => {
      const stored = await attempt<readonly IDBValidKey[]>(
        (store) => keys(store),
        () => [],
      );
      return [...new Set([...memory.keys(), ...stored.filter((key) => typeof key === "string")])];
    },
  };
};
