import type { DeviceStorage } from "../../core/kernel/storage.port.ts";
import { type HeaderColor, headerColor } from "../../core/shell/embedding.rule.ts";

const key = "cygnet.header-color";

/**
 * The header colour that the address asks for, else the one this tab remembers.
 * @param search of the address
 * @param tab the tab's storage
 */
export const tabHeaderColor = (search: string, tab: Pick<DeviceStorage, "get" | "set">): HeaderColor | null => {
  const color = headerColor(new URLSearchParams(search).get("headerColor"), tab.get(key));
  if (color !== null) tab.set(key, color);
  return color;
};
