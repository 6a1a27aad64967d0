import type { LargeStorage } from "../kernel/large-storage.port.ts";
import { WaitingMessage } from "./waiting-message.model.ts";

/** Unconfirmed messages of one user on this device; each has its own key, so that two tabs do not overwrite each other. */
export type MessageStorage = {
  /** oldest first */
  readonly list: () => Promise<readonly WaitingMessage[]>;
  /** Stores a new message behind all others, or a changed one in its place. */
  readonly put: (message: WaitingMessage) => Promise<boolean>;
  readonly remove: (key: string) => Promise<void>;
};

const digits = (n: number): string => String(n).padStart(16, "0");
/** Places within one second. */
const perSecond = 1000;

/** @param owner whose messages they are; those of others stay until they sign in again */
export const messageStorage = (storage: LargeStorage, owner: string): MessageStorage => {
  const prefix = `conversations.message.${owner}.`;
  const places = new Map<string, string>();
  let last = 0;
  const listKeys = async (): Promise<readonly string[]> => {
    const own = (await storage.keys()).filter((key) => key.startsWith(prefix)).toSorted();
    last = Math.max(last, Number(own.at(-1)?.slice(prefix.length).split(".", 1)[0] ?? 0));
    return own;
  };
  return {
    list: async () => {
      const found = await Promise.all((await listKeys()).map(async (at) => ({ at, message: await storage.get(at) })));
      return found.flatMap(({ at, message }) => {
        if (!WaitingMessage.is(message)) return [];
        places.set(message.key, at);
        return [message];
      });
    },
    put: (message) => {
      const known = places.get(message.key);
      last = known === undefined ? Math.max(last + 1, message.at * perSecond) : last;
      const at = known ?? `${prefix}${digits(last)}.${message.key}`;
      places.set(message.key, at);
      return storage.put(at, message);
    },
    remove: async (key) => {
      const at = places.get(key);
      places.delete(key);
      if (at !== undefined) await storage.remove(at);
    },
  };
};
