import { token } from "./token.ts";

/** Text kept on this device between visits; a full or blocked store drops values instead of failing. */
export type DeviceStorage = {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
  readonly keys: () => readonly string[];
};
export const DeviceStorage = token<DeviceStorage>("kernel.device-storage");

/** Storage of this tab, kept until it is closed. */
export const TabStorage = token<DeviceStorage>("kernel.tab-storage");
