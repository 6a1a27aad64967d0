import { useEffect } from "react";
import { useQuery } from "../../react/address.ts";

const parameter = "tooltips_dev";
const kept = "cygnet.tooltips-dev";

/** Whether this tab shows every place of a tooltip: from `?tooltips_dev=1` on, until `?tooltips_dev=0` or the tab closes. */
export const useIsAuthoring = (): boolean => {
  const asked = useQuery()[parameter];
  useEffect(() => {
    if (asked === "1") window.sessionStorage.setItem(kept, "1");
    if (asked === "0") window.sessionStorage.removeItem(kept);
  }, [asked]);
  return asked === undefined ? window.sessionStorage.getItem(kept) === "1" : asked === "1";
};
