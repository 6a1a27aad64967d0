import type { DeviceStorage } from "../../core/kernel/storage.port.ts";

/** Drafts of a record's fields, stored on the device. */
export type Typing = { readonly before: (slot: string) => string | null; readonly keep: (slot: string, typed: string | null) => void };

/**
 * Drafts of a contact's fields, kept until they are saved or discarded.
 * @param storage the user's storage on this device
 */
export const typingOf = (storage: DeviceStorage, contact: number): Typing => {
  const key = (slot: string): string => `contact-typing:${contact}:${slot}`;
  return {
    before: (slot) => storage.get(key(slot)),
    keep: (slot, typed) => {
      if (typed === null) storage.remove(key(slot));
      else storage.set(key(slot), typed);
    },
  };
};
