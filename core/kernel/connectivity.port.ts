import type { Observable } from "rxjs";
import { token } from "./token.ts";

/** Whether this device is online. */
export type Connectivity = {
  /** The current state, and each change. */
  readonly online$: Observable<boolean>;
};
export const Connectivity = token<Connectivity>("kernel.connectivity");
