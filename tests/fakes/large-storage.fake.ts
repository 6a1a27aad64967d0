import type { LargeStorage } from "../../core/kernel/large-storage.port.ts";

/** A device's large memory that lasts as long as the test; values are copies, as a database keeps them. */
export const fakeLargeStorage = (): LargeStorage & { readonly held: ReadonlyMap<string, unknown> } => {
  const held = new Map<string, unknown>();
  return {
    held,
    get: async (key) => structuredClone(held.get(key)),
    put: async (key, value) => {
      held.set(key, structuredClone(value));
      return true;
    },
    remove: async (key) => void held.delete(key),
    keys: async () => [...held.keys()],
  };
};
