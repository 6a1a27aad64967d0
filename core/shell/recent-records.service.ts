import * as t from "io-ts";
import { BehaviorSubject, distinctUntilChanged, type Observable } from "rxjs";
import type { DeviceStorage } from "../kernel/storage.port.ts";
import { readStored } from "../kernel/stored-text.ts";
import { token } from "../kernel/token.ts";
import { OmniResult } from "./omni.model.ts";

/** The records that a user opened last on this device. */
export type RecentRecords = {
  /** Newest first. */
  readonly records$: Observable<readonly OmniResult[]>;
  readonly latest: () => readonly OmniResult[];
  /** Moves a record to the front and replaces its previous entry. */
  readonly visit: (record: OmniResult) => void;
};
export const RecentRecords = token<RecentRecords>("shell.recent-records");

/** Maximum number of remembered records. */
export const mostRecent = 8;

const List = t.readonlyArray(OmniResult);

type Deps = { readonly storage: DeviceStorage; /** signed-in user; null for none */ readonly who$: Observable<number | null> };

/** Each user has a separate list, which is dropped at logout. */
export const makeRecentRecords = ({ storage, who$ }: Deps): RecentRecords => {
  const records = new BehaviorSubject<readonly OmniResult[]>([]);
  const key = (user: number): string => `recent-records:${user}`;
  let who: number | null = null;
  who$.pipe(distinctUntilChanged()).subscribe((user) => {
    if (who !== null && user === null) storage.remove(key(who));
    who = user;
    records.next(user === null ? [] : (readStored(List, storage.get(key(user))) ?? []));
  });
  return {
    records$: records.asObservable(),
    latest: () => records.value,
    visit: (record) => {
      if (who === null) return;
      const others = records.value.filter(({ type, id }) => type !== record.type || id !== record.id);
      const next = [record, ...others].slice(0, mostRecent);
      storage.set(key(who), JSON.stringify(next));
      records.next(next);
    },
  };
};
