import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { readConfig } from "../../../../adapters/server/config.ts";
import { callerAddress } from "../../../../adapters/server/http/caller-address.ts";

const read = (text: string): unknown => {
  const config = readConfig({ CYGNET_TRUST_PROXY: text });
  return E.isRight(config) ? config.right.trustProxy : config.left;
};

describe("CYGNET_TRUST_PROXY", () => {
  it.each([
    ["", false],
    ["false", false],
    ["0", false],
    ["1", 1],
    ["3", 3],
    ["10.0.0.0/8", ["10.0.0.0/8"]],
    ["10.0.0.1, 2001:db8::/32 loopback", ["10.0.0.1", "2001:db8::/32", "loopback"]],
  ])("should read %j", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each(["true", "yes", "-1", "1.5", "11", "10.0.0.0/33", "10.0.0/8", "2001:db8::/129", "10.0.0.0/8/8", "everybody", ","])(
    "should refuse %j with what is expected",
    (text) => {
      expect(read(text)).toEqual([
        expect.stringMatching(/^CYGNET_TRUST_PROXY is ".*"; expected false, how many proxies .* or the networks .*; not true/),
      ]);
    },
  );
});

describe("the address used by rate limits", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002:ffff:0:0:1", "2001:db8:1:2::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["2001:db8::", "2001:db8:0:0::/64"],
  ])("should be of %s %s", (ip, address) => {
    expect(callerAddress(ip)).toBe(address);
  });
});
