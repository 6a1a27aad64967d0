import { BehaviorSubject } from "rxjs";
import type { Connectivity } from "../../core/kernel/connectivity.port.ts";

/** A network that is there until it is told to go. */
export const fakeConnectivity = (): Connectivity & { readonly set: (isOnline: boolean) => void; readonly isOnline: () => boolean } => {
  const online = new BehaviorSubject(true);
  return { online$: online.asObservable(), set: (isOnline) => online.next(isOnline), isOnline: () => online.value };
};
