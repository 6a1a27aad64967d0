import { isIP } from "node:net";
import { isPublicAddress } from "./public-address.ts";

const localNames = /(?:^|\.)(?:localhost|local|internal|home\.arpa|lan)\.?$/i;

/**
 * Whether an address names a private network by itself, as a number in any notation or a local name; what its name leads to is checked when
 * it is called.
 */
export const isPrivateHost = (url: string): boolean => {
  const host = URL.parse(url)?.hostname.replace(/^\[(.*)\]$/, "$1") ?? "";
  return isIP(host) === 0 ? localNames.test(host) || !host.includes(".") : !isPublicAddress(host);
};
