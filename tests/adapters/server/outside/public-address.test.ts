import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPublicAddress } from "../../../../adapters/server/outside/public-address.ts";

const outside = [
  "1.1.1.1",
  "8.8.8.8",
  "93.184.215.14",
  "172.15.255.255",
  "172.32.0.1",
  "100.63.255.255",
  "100.128.0.1",
  "169.253.0.1",
  "192.0.1.1",
  "198.17.0.1",
  "223.255.255.255",
  "2606:4700:4700::1111",
  "2a00:1450:4001::200e",
  "2001:4860:4860::8888",
];

const inside = [
  "0.0.0.0",
  "0.1.2.3",
  "10.0.0.1",
  "10.255.255.255",
  "100.64.0.1",
  "100.100.100.200",
  "127.0.0.1",
  "127.255.255.254",
  "168.63.129.16",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.1",
  "192.0.2.1",
  "192.88.99.1",
  "192.168.1.1",
  "198.18.0.1",
  "198.19.255.255",
  "198.51.100.7",
  "203.0.113.9",
  "224.0.0.1",
  "239.255.255.255",
  "240.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::127.0.0.1",
  "::ffff:127.0.0.1",
  "::ffff:7f00:1",
  "::ffff:8.8.8.8",
  "::ffff:0:7f00:1",
  "64:ff9b::7f00:1",
  "64:ff9b:1::1",
  "100::1",
  "2001::1",
  "2001:0:53aa:64c::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "3fff::1",
  "fc00::1",
  "fd12:3456::1",
  "fe80::1",
  "fe80::1%eth0",
  "fec0::1",
  "ff02::1",
  "5f00::1",
];

describe("what counts as the public internet", () => {
  it.each(outside)("should include %s", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([...inside, "", "localhost", "127.1", "0x7f000001", "1.1.1.1 ", "1.1.1"])("should not include %j", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it("should not include an IPv4 address written as an IPv6 one", () => {
    const prefixes = ["::ffff:", "::", "64:ff9b::", "::ffff:0:"];
    fc.assert(
      fc.property(fc.ipV4(), fc.constantFrom(...prefixes), (address, prefix) => {
        expect(isPublicAddress(prefix + address)).toBe(false);
      }),
    );
  });
});
