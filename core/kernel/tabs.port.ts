import type { Observable } from "rxjs";
import { token } from "./token.ts";

/** The tabs of one browser that show this application. */
export type Tabs = {
  /** Runs when no other tab runs anything under this name; at once where the browser has no locks. */
  readonly alone: (name: string, run: () => Promise<void>) => Promise<void>;
  /** Sends plain data to the other tabs. */
  readonly tell: (name: string, value: unknown) => void;
  /** What other tabs sent; not decoded. */
  readonly told$: (name: string) => Observable<unknown>;
};
export const Tabs = token<Tabs>("kernel.tabs");
