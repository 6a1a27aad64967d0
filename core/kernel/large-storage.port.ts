/** Values of any size kept on this device between visits, as plain data; a full or blocked store keeps them in memory instead of failing. */
export type LargeStorage = {
  /** @returns undefined where nothing is kept */
  readonly get: (key: string) => Promise<unknown>;
  /** @returns whether it outlives this page */
  readonly put: (key: string, value: unknown) => Promise<boolean>;
  readonly remove: (key: string) => Promise<void>;
  readonly keys: () => Promise<readonly string[]>;
};

/** The part of the large storage that belongs to the signed-in user when it is asked for. */
export type UserLargeStorage = () => LargeStorage;

/** Large storage partitioned by user. */
export const largeStorageOf = (storage: LargeStorage, user: string): LargeStorage => {
  const prefix = `user:${user}:`;
  return {
    get: (key) => storage.get(prefix + key),
    put: (key, value) => storage.put(prefix + key, value),
    remove: (key) => storage.remove(prefix + key),
    keys: async () => (await storage.keys()).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])),
  };
};
