import { isIP } from "node:net";

/** Proxies whose X-Forwarded-* headers are trusted: a number of hops, or networks; false: none. */
export type TrustedProxies = false | number | readonly string[];

const mostHops = 10;
const named: ReadonlySet<string> = new Set(["loopback", "linklocal", "uniquelocal"]);

const isNetwork = (text: string): boolean => {
  const [address = "", bits, ...rest] = text.split("/");
  const version = isIP(address);
  return (
    named.has(text) ||
    (version !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))))
  );
};

/** The accepted values of CYGNET_TRUST_PROXY. */
export const expectedProxies = `false, how many proxies stand in front of the server (1 to ${mostHops}), or the networks that they are in, such as 10.0.0.0/8 2001:db8::/32; not true, with which callers could claim any address`;

/**
 * Parses CYGNET_TRUST_PROXY.
 * @returns null when it is invalid
 */
export const readProxies = (text: string | null): TrustedProxies | null => {
  if (text === null || text === "false" || text === "0") return false;
  if (/^\d{1,2}$/.test(text) && Number(text) <= mostHops) return Number(text);
  const networks = text.split(/[\s,]+/).filter((part) => part !== "");
  return networks.length > 0 && networks.every(isNetwork) ? networks : null;
};

/** The same for Fastify: a number of hops counts from the server outwards, no matter how many entries the header has. */
export const trustedBy = (proxies: TrustedProxies): false | string[] | ((address: string, hop: number) => boolean) => {
  if (proxies === false) return false;
  return typeof proxies === "number" ? (_address, hop) => hop < proxies : [...proxies];
};
