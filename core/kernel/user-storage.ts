import type { DeviceStorage } from "./storage.port.ts";
import { token } from "./token.ts";

/** What this device keeps for the person who is signed in, apart from what it keeps for others. */
export type UserStorage = DeviceStorage;
export const UserStorage = token<UserStorage>("kernel.user-storage");

/**
 * A part of the device's memory of its own for each person.
 * @param user the person now; null while nobody is known
 */
export const makeUserStorage = (storage: DeviceStorage, user: () => string | null): UserStorage => {
  const prefix = (): string => `user:${user() ?? ""}:`;
  return {
    get: (key) => storage.get(prefix() + key),
    set: (key, value) => storage.set(prefix() + key, value),
    remove: (key) => storage.remove(prefix() + key),
    keys: () => storage.keys().flatMap((key) => (key.startsWith(prefix()) ? [key.slice(prefix().length)] : [])),
  };
};
