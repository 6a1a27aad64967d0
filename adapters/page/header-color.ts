import type { DeviceStorage } from "../../core/kernel/storage.port.ts";
import { type HeaderColor, headerColor } from "../../core/shell/embedding.rule.ts";

const key = "cygnet.header-color";

/**
 * The colour of the header that this tab was asked for, now or before.
 * @param search of the address
 * @param tab what this tab remembers
 */
export const tabHeaderColor = (search: string, tab: Pick<DeviceStorage, "get" | "set">): HeaderColor | null => {
  const color = headerColor(new URLSearchParams(search).get("headerColor"), tab.get(key));
  if (color !== null) tab.set(key, color);
  return color;
};
