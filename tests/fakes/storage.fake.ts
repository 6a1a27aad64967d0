import type { DeviceStorage } from "../../core/kernel/storage.port.ts";

/** A device's memory that lasts as long as the test. */
export const fakeStorage = (start: Readonly<Record<string, string>> = {}): DeviceStorage => {
  const held = new Map(Object.entries(start));
  return {
    get: (key) => held.get(key) ?? null,
    set: (key, value) => void held.set(key, value),
    remove: (key) => void held.delete(key),
    keys: () => [...held.keys()],
  };
};
