import type { LargeStorage } from "../../core/kernel/large-storage.port.ts";

const unanswered = Symbol("unanswered");

/** Milliseconds that the database may take before it counts as blocked. */
const patience = 2000;

const parsed = (text: string | null): unknown => {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Small values that survive a crash right after they were put: they are written to the page's text storage at once, and moved to the
 * database as soon as that confirms. Where one of the two is blocked or full, the other keeps them; without both, memory does.
 * @param large the database, which keeps in memory what it cannot store
 * @param reach returns the text storage; access may throw in another site's frame
 */
export const crashSafeStorage = (large: LargeStorage, reach: () => Storage): LargeStorage => {
  let isBlocked = false;
  const memory = new Map<string, unknown>();
  const text = <A>(act: (storage: Storage) => A, otherwise: A): A => {
    try {
      return act(reach());
    } catch {
      return otherwise;
    }
  };
  const database = async <A>(ask: () => Promise<A>, otherwise: A): Promise<A> => {
    if (isBlocked) return otherwise;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLong = new Promise<typeof unanswered>((resolve) => {
      timer = setTimeout(resolve, patience, unanswered);
    });
    const answer = await Promise.race([ask(), tooLong]);
    clearTimeout(timer);
    if (answer !== unanswered) return answer;
    isBlocked = true;
    return otherwise;
  };
  const read = (key: string): string | null => text((storage) => storage.getItem(key), null);
  return {
    get: async (key) => memory.get(key) ?? parsed(read(key)) ?? (await database(() => large.get(key), undefined)),
    put: async (key, value) => {
      const written = JSON.stringify(value);
      const isHere = text((storage) => {
        storage.setItem(key, written);
        return true;
      }, false);
      if (!isHere) memory.set(key, value);
      const isThere = await database(() => large.put(key, value), false);
      if (isThere && memory.get(key) === value) memory.delete(key);
      if (isThere && read(key) === written) text((storage) => storage.removeItem(key), undefined);
      return isHere || isThere;
    },
    remove: async (key) => {
      memory.delete(key);
      text((storage) => storage.removeItem(key), undefined);
      await database(() => large.remove(key), undefined);
    },
    keys: async () => [
      ...new Set([
        ...memory.keys(),
        ...text((storage) => Object.keys(storage), []),
        ...(await database<readonly string[]>(() => large.keys(), [])),
      ]),
    ],
  };
};
