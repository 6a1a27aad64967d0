import type { Stop } from "../kernel/stop.ts";
import { token } from "../kernel/token.ts";

/** How keeping a file ended: `full` where the device has no space left. */
export type KeepingEnd = "kept" | "full" | "failed" | "stopped";

/** Files of lessons, and the portal's own, that this device keeps beside its values. */
export type KeptMedia = {
  /** Whether this page can play what is kept without network. */
  readonly isPossible: () => Promise<boolean>;
  /**
   * The size of a file on the server in bytes.
   * @returns `away` where the server cannot be reached, `missing` where it does not have the file
   */
  readonly size: (path: string) => Promise<number | "away" | "missing">;
  readonly has: (path: string) => Promise<boolean>;
  readonly keep: (path: string, stop: Stop) => Promise<KeepingEnd>;
  readonly remove: (paths: readonly string[]) => Promise<void>;
  readonly forget: () => Promise<void>;
  /**
   * Loads every part of the portal, so that it starts and plays lessons without network.
   * @returns whether all of it is here
   */
  readonly keepPortal: () => Promise<boolean>;
};
export const KeptMedia = token<KeptMedia>("offline.media");
