import type { DeviceStorage } from "../../core/kernel/storage.port.ts";

/**
 * Text stored in the browser; where storage is blocked or full, it is kept in memory.
 * @param reach returns the storage; access may throw in another site's frame
 */
export const browserStorage = (reach: () => Storage): DeviceStorage => {
  const memory = new Map<string, string>();
  const attempt = <A>(read: (storage: Storage) => A, otherwise: () => A): A => {
    try {
      return read(reach());
    } catch {
      return otherwise();
    }
  };
  return {
    get: (key) =>
      memory.get(key) ??
      attempt(
        (storage) => storage.getItem(key),
        () => null,
      ),
    set: (key, value) =>
      attempt(
        (storage) => {
          storage.setItem(key, value);
          memory.delete(key);
        },
        () => void memory.set(key, value),
      ),
    remove: (key) => {
      memory.delete(key);
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      );
    },
    keys: () => [
      ...new Set([
        ...memory.keys(),
        ...attempt(
          (storage) => Object.keys(storage),
          (): string[] => [],
        ),
      ]),
    ],
  };
};
