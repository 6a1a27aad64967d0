import type { DeviceStorage } from "./storage.port.ts";

/** A part of a device storage with keys of its own. */
export const storagePart = (storage: DeviceStorage, prefix: string): DeviceStorage => ({
  get: (key) => storage.get(prefix + key),
  set: (key, value) => storage.set(prefix + key, value),
  remove: (key) => storage.remove(prefix + key),
  keys: () => storage.keys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])),
});
