import { type HeaderColor, headerColor } from "../../core/shell/embedding.rule.ts";

const key = "cygnet.header-color";
type Host = { readonly location: Pick<Location, "search">; readonly sessionStorage: Pick<Storage, "getItem" | "setItem"> };

/** The colour of the header that this tab was asked for, now or before; a tab that may not remember goes by its address. */
export const tabHeaderColor = (host: Host): HeaderColor | null => {
  const asked = new URLSearchParams(host.location.search).get("headerColor");
  try {
    const color = headerColor(asked, host.sessionStorage.getItem(key));
    if (color !== null) host.sessionStorage.setItem(key, color);
    return color;
  } catch {
    return headerColor(asked, null);
  }
};
