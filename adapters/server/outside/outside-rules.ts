import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { isPublicAddress } from "./public-address.ts";

/** Which places outside may be reached at all. */
export type OutsideRules = {
  /** every address of a name */
  readonly resolve: (host: string) => Promise<readonly LookupAddress[]>;
  readonly isAddress: (address: string) => boolean;
  readonly isPort: (port: number) => boolean;
};

/** Where web servers listen that are meant for everybody. */
const webPorts: ReadonlySet<number> = new Set([80, 443, 8080, 8443]);

/** The public internet, on the ports of the web. */
export const publicWeb: OutsideRules = {
  resolve: (host) => lookup(host, { all: true, verbatim: true }),
  isAddress: isPublicAddress,
  isPort: (port) => webPorts.has(port),
};
