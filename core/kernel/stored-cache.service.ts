import * as t from "io-ts";
import { asyncScheduler, debounceTime, type SchedulerLike, Subject } from "rxjs";
import { cacheExpiry, defaultTtlMinutes } from "./cache-expiry.rule.ts";
import type { Clock } from "./clock.port.ts";
import type { DeviceStorage } from "./storage.port.ts";
import { readStored } from "./stored-text.ts";

/** A cache record. `set_at` and `turn` determine which of two was set later. */
const CacheRecord = t.type({ key: t.string, value: t.unknown, expires_at: t.number, set_at: t.number, turn: t.number }, "CacheRecord");
type CacheRecord = t.TypeOf<typeof CacheRecord>;

/** Values kept on this device until they expire. */
export type StoredCache = {
  /** @returns null when there is none, when it expired, and when its shape is invalid */
  readonly get: <A>(key: string, shape: t.Type<A, unknown>) => A | null;
  readonly set: (key: string, value: unknown, ttlMinutes?: number) => void;
  /** Drops everything, as at logout. */
  readonly clear: () => void;
};

const prefix = "cache:";
const cleanUpAfterMs = 1_000;
const mostRecords = 100;

type Deps = {
  /** device storage of the current user */ readonly storage: DeviceStorage;
  readonly clock: Clock;
  readonly scheduler?: SchedulerLike;
};

/** One second after the last write, expired records and all but the 100 newest are dropped. */
export const makeStoredCache = ({ storage, clock, scheduler = asyncScheduler }: Deps): StoredCache => {
  const changed = new Subject<void>();
  let turn = 0;

  const isExpired = ({ expires_at }: CacheRecord): boolean => cacheExpiry(expires_at, 0, clock.now()).expired;
  const keys = (): readonly string[] => storage.keys().filter((key) => key.startsWith(prefix));
  const cleanUp = (): void => {
    const held = keys().map((key) => ({ key, record: readStored(CacheRecord, storage.get(key)) }));
    const fresh = held.flatMap(({ key, record }) => (record === null || isExpired(record) ? [] : [{ key, record }]));
    const newest = fresh.toSorted((a, b) => b.record.set_at - a.record.set_at || b.record.turn - a.record.turn).slice(0, mostRecords);
    const kept = new Set(newest.map(({ key }) => key));
    for (const { key } of held) if (!kept.has(key)) storage.remove(key);
  };
  changed.pipe(debounceTime(cleanUpAfterMs, scheduler)).subscribe(cleanUp);

  return {
    get: (key, shape) => {
      const record = readStored(CacheRecord, storage.get(prefix + key));
      if (record === null || isExpired(record)) return null;
      const decoded = shape.decode(record.value);
      return decoded._tag === "Right" ? decoded.right : null;
    },
    set: (key, value, ttlMinutes = defaultTtlMinutes) => {
      const set_at = clock.now();
      turn += 1;
      const record: CacheRecord = { key, value, expires_at: cacheExpiry(set_at, ttlMinutes, set_at).expires_at, set_at, turn };
      storage.set(prefix + key, JSON.stringify(record));
      changed.next();
    },
    clear: () => {
      for (const key of keys()) storage.remove(key);
    },
  };
};
