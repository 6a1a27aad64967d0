import { describe, expect, it } from "vitest";
import { inlinesOf } from "../../../core/assistant/markdown.rule.ts";
import { loginPath, nextPath, staffRoot } from "../../../core/auth/next-path.rule.ts";
import { isOpenableAddress } from "../../../core/kernel/web-address.ts";
import { hashAddress } from "../../../core/shell/hash-address.rule.ts";
import { isUrl } from "../../../core/validation/url.rule.ts";
import { videoLink } from "../../../core/video/video-link.rule.ts";
import { hostileAddresses } from "../../arbitraries/hostile.arb.ts";

const own = "https://own.example";
const originOf = (address: string): string => new URL(address, `${own}/ui/contacts`).origin;
const cases = hostileAddresses.map((address) => [JSON.stringify(address), address] as const);

describe("a hostile address", () => {
  it("should be tested in more than 100 forms, all different", () => {
    expect(new Set(hostileAddresses).size).toBe(hostileAddresses.length);
    expect(hostileAddresses.length).toBeGreaterThan(100);
  });

  it.each(cases)("should be refused by forms as a web address: %s", (_, address) => expect(isUrl(address)).toBe(false));

  it.each(cases)("should be opened only on this site, if at all: %s", (_, address) => {
    if (isOpenableAddress(address)) expect(originOf(address)).toBe(own);
  });

  it.each(cases)("should be followed after signing in only to a page of the staff application: %s", (_, address) => {
    expect(new URL(nextPath(address), own).href.startsWith(`${own}${staffRoot}`)).toBe(true);
    expect(new URL(loginPath(address), own).href.startsWith(`${own}/ui/login`)).toBe(true);
  });

  it.each(cases)("should not lead to another site from an address with a hash: %s", (_, address) => {
    for (const hash of [`#${address}`, `#/${address}`, `#!/${address}`]) {
      const found = hashAddress("/ui/", hash, new Set(["contacts", "evil.example"]));
      if (found !== null) expect(originOf(found)).toBe(own);
    }
  });

  it.each(cases)("should not become a link in a text, except to this site: %s", (_, address) => {
    for (const inline of inlinesOf(`see [here](${address}) now`)) if (inline.tag === "link") expect(originOf(inline.href)).toBe(own);
  });

  it.each(cases)("should not play as a video: %s", (_, address) => expect(videoLink(address)).toBeNull());
});
