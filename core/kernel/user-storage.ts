import type { DeviceStorage } from "./storage.port.ts";
import { token } from "./token.ts";

/** Device storage of the signed-in user, separate from that of other users. */
export type UserStorage = DeviceStorage;
export const UserStorage = token<UserStorage>("kernel.user-storage");

/**
 * Device storage partitioned by user.
 * @param user the current user; null while unknown
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
