import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { isPublicAddress } from "./public-address.ts";

/** Which external addresses may be reached. */
export type OutsideRules = {
  /** all addresses of a host name */
  readonly resolve: (host: string) => Promise<readonly LookupAddress[]>;
  readonly isAddress: (address: string) => boolean;
  readonly isPort: (port: number) => boolean;
};

/** Ports of public web servers. */
const webPorts: ReadonlySet<number> = new Set([80, 443, 8080, 8443]);

/** The public internet on web ports. */
export const publicWeb: OutsideRules = {
  resolve: (host) => lookup(host, { all: true, verbatim: true }),
  isAddress: isPublicAddress,
  isPort: (port) => webPorts.has(port),
};
