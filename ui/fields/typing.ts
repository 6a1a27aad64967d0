import type { DeviceStorage } from "../../core/kernel/storage.port.ts";

/** What is being typed into the fields of a record, kept on the device. */
export type Typing = { readonly before: (slot: string) => string | null; readonly keep: (slot: string, typed: string | null) => void };

/**
 * What is typed into the record of a contact, kept until it is saved or given up.
 * @param storage this person's memory on this device
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
