import type { DeviceStorage } from "../../core/kernel/storage.port.ts";

const listeners = new Set<() => void>();

/** What this device remembers of the look; every view of it is drawn again when one of them changes it. */
export const lookStore = {
  subscribe: (changed: () => void): (() => void) => {
    listeners.add(changed);
    return () => void listeners.delete(changed);
  },
  set: (storage: Pick<DeviceStorage, "set">, key: string, value: string): void => {
    storage.set(key, value);
    for (const changed of listeners) changed();
  },
};
