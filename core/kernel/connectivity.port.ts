import type { Observable } from "rxjs";
import { token } from "./token.ts";

/** Whether this device reaches the network at all. */
export type Connectivity = {
  /** The state now and at each change. */
  readonly online$: Observable<boolean>;
};
export const Connectivity = token<Connectivity>("kernel.connectivity");
