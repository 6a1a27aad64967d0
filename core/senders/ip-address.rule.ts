/** An address as its bytes: 4 of IPv4, 16 of IPv6. */
export type IpAddress = readonly number[];

const ip4 = (text: string): IpAddress | null => {
  const parts = text.split(".");
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part))) return null;
  const bytes = parts.map(Number);
  return bytes.every((byte) => byte <= 255) ? bytes : null;
};

const groupsOf = (text: string): readonly number[] | null => {
  if (text === "") return [];
  const parts = text.split(":");
  const last = parts.at(-1) ?? "";
  const tail = last.includes(".") ? ip4(last) : [];
  if (tail === null) return null;
  const groups = last.includes(".") ? parts.slice(0, -1) : parts;
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return null;
  return [...groups.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]), ...tail];
};

const ip6 = (text: string): IpAddress | null => {
  const halves = text.split("::");
  if (halves.length > 2) return null;
  const [front, back] = [groupsOf(halves[0] ?? ""), groupsOf(halves[1] ?? "")];
  if (front === null || back === null) return null;
  const missing = 16 - front.length - back.length;
  if (halves.length === 1) return missing === 0 ? front : null;
  return missing >= 2 ? [...front, ...Array.from({ length: missing }, () => 0), ...back] : null;
};

const mappedPrefix = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255];

/** Parses an address; an IPv4 address that is written as IPv6 (`::ffff:192.0.2.1`) is IPv4. */
export const ipAddress = (text: string): IpAddress | null => {
  const bytes = ip4(text) ?? (text.includes(":") ? ip6(text) : null);
  const isMapped = bytes?.length === 16 && mappedPrefix.every((byte, at) => bytes[at] === byte);
  return isMapped ? bytes.slice(12) : bytes;
};

/**
 * Whether an address belongs to a network.
 * @param prefix significant bits of the network's address
 */
export const isInNetwork = (address: IpAddress, network: IpAddress, prefix: number): boolean =>
  address.length === network.length &&
  network.every((byte, at) => {
    const bits = Math.min(8, Math.max(0, prefix - at * 8));
    const mask = (0xff << (8 - bits)) & 0xff;
    return ((address[at] ?? 0) & mask) === (byte & mask);
  });

/** The labels of an address as macros and reverse lookups write it: four numbers, or 32 hexadecimal digits. */
export const ipLabels = (address: IpAddress): readonly string[] =>
  address.length === 4 ? address.map(String) : address.flatMap((byte) => [(byte >> 4).toString(16), (byte & 15).toString(16)]);

/** The name of an address in the reverse zone. */
export const reverseName = (address: IpAddress): string =>
  `${ipLabels(address).toReversed().join(".")}.${address.length === 4 ? "in-addr" : "ip6"}.arpa`;
