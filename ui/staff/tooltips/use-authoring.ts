import { useEffect } from "react";
import { TabStorage } from "../../../core/kernel/storage.port.ts";
import { useQuery } from "../../react/address.ts";
import { useService } from "../../react/services.tsx";

const parameter = "tooltips_dev";
const kept = "cygnet.tooltips-dev";

/** Whether this tab shows all tooltip slots: from `?tooltips_dev=1` until `?tooltips_dev=0` or the tab closes. */
export const useIsAuthoring = (): boolean => {
  const asked = useQuery()[parameter];
  const tab = useService(TabStorage);
  useEffect(() => {
    if (asked === "1") tab.set(kept, "1");
    if (asked === "0") tab.remove(kept);
  }, [asked, tab]);
  return asked === undefined ? tab.get(kept) === "1" : asked === "1";
};
