import type { ClientIdentity } from "../../core/client/identity.service.ts";
import type { DeviceStorage } from "../../core/kernel/storage.port.ts";

/** Storage keys under which an embedding page stores a script's key and token. */
const appKeyAt = "cygnet.app_key";
const tokenAt = "cygnet.token";
const pinCookie = /(?:^|;\s*)pin=([^;]*)/;

const decoded = (text: string | undefined): string | null => {
  try {
    return text === undefined || text === "" ? null : decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** The identity that this browser holds: key and token in its storage, the pin in a cookie. */
export const browserIdentity = (storage: Pick<DeviceStorage, "get">, page: Pick<Document, "cookie">): Partial<ClientIdentity> => ({
  app_key: storage.get(appKeyAt),
  token: storage.get(tokenAt),
  pin: decoded(pinCookie.exec(page.cookie)?.[1]),
});
