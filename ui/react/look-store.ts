import type { DeviceStorage } from "../../core/kernel/storage.port.ts";

const listeners = new Set<() => void>();

/** The look stored on this device; a change re-renders every subscriber. */
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
