import { ERRORS, type Locker } from "@tus/server";

type Held = { readonly askToEnd: () => unknown; readonly ended: Promise<void>; readonly end: () => void };

/**
 * Locks of uploads: one request at a time writes an upload. A newer request asks the one that holds the lock to end, since its connection is
 * most likely cut, and waits for that.
 */
export const makeUploadLocks = (): Locker => {
  const locks = new Map<string, Held>();
  return {
    newLock: (id) => {
      let own: Held | null = null;
      return {
        lock: async (signal, askToEnd) => {
          const stopped = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
          for (let held = locks.get(id); held !== undefined; held = locks.get(id)) {
            await held.askToEnd();
            await Promise.race([held.ended, stopped]);
            if (signal.aborted) throw ERRORS.ERR_LOCK_TIMEOUT;
          }
          const { promise: ended, resolve: end } = Promise.withResolvers<void>();
          own = { askToEnd, ended, end };
          locks.set(id, own);
        },
        unlock: async () => {
          if (own !== null && locks.get(id) === own) locks.delete(id);
          own?.end();
        },
      };
    },
  };
};
