import type { DeviceStorage } from "../../../../core/kernel/storage.port.ts";

const key = "contacts-picked";
const most = 5;

/** Contacts that the user selected last on this device, newest first. */
export const pickedLately = (storage: DeviceStorage): readonly number[] =>
  (storage.get(key) ?? "")
    .split(",")
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);

export const keepPicked = (storage: DeviceStorage, ids: readonly number[]): void =>
  storage.set(key, [...new Set([...ids, ...pickedLately(storage)])].slice(0, most).join(","));
