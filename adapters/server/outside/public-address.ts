import { BlockList, isIP } from "node:net";

/** IPv4 ranges that are not public (RFC 6890), and the host address of one large cloud. */
const private4: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["168.63.129.16", 32],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

/** The only allocated public IPv6 range, and the tunnel, protocol and documentation ranges within it. */
const global6: readonly (readonly [string, number])[] = [["2000::", 3]];
const private6: readonly (readonly [string, number])[] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const listOf = (subnets: readonly (readonly [string, number])[], family: "ipv4" | "ipv6"): BlockList => {
  const list = new BlockList();
  for (const [net, prefix] of subnets) list.addSubnet(net, prefix, family);
  return list;
};
const blocked4 = listOf(private4, "ipv4");
const allowed6 = listOf(global6, "ipv6");
const blocked6 = listOf(private6, "ipv6");

/** Whether an IP address is public; IPv4 embedded in IPv6, in any form, is not. */
export const isPublicAddress = (address: string): boolean => {
  switch (isIP(address)) {
    case 4:
      return !blocked4.check(address, "ipv4");
    case 6:
      return allowed6.check(address, "ipv6") && !blocked6.check(address, "ipv6");
    default:
      return false;
  }
};
