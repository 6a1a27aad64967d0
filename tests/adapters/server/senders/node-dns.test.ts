import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeNodeDns } from "../../../../adapters/server/outside/node-dns.ts";
import { timedDns } from "../../../../adapters/server/outside/timed-dns.ts";
import type { Dns } from "../../../../core/senders/dns.port.ts";
import { data, type DnsDouble, startDns } from "./dns-double.ts";

const found = (...records: readonly Buffer[]) => ({ code: 0, records });

describe("the DNS of the machine", () => {
  let double: DnsDouble;
  let dns: Dns;
  beforeAll(async () => {
    double = await startDns({
      "A example.com": found(data.A("192.0.2.1"), data.A("192.0.2.2")),
      "AAAA example.com": found(data.AAAA([0x2001, 0xdb8, 0, 0, 0, 0, 0, 1])),
      "TXT example.com": found(data.TXT("v=DKIM1; ", "p=abc"), data.TXT("other")),
      "MX example.com": found(data.MX(20, "b.example.com"), data.MX(10, "a.example.com")),
      "PTR 1.2.0.192.in-addr.arpa": found(data.PTR("mail.example.com")),
      "CNAME www.example.com": found(data.CNAME("example.com")),
      "TXT empty.example.com": found(),
      "TXT broken.example.com": { code: 2, records: [] },
      "TXT refused.example.com": { code: 5, records: [] },
    });
    dns = makeNodeDns([double.address]);
  });
  afterAll(() => double.stop());

  it.each([
    ["A", "example.com", ["192.0.2.1", "192.0.2.2"]],
    ["AAAA", "example.com", ["2001:db8::1"]],
    ["TXT", "example.com", ["v=DKIM1; p=abc", "other"]],
    ["MX", "example.com", ["a.example.com", "b.example.com"]],
    ["PTR", "1.2.0.192.in-addr.arpa", ["mail.example.com"]],
    ["CNAME", "www.example.com", ["example.com"]],
  ] as const)("should look up %s of %s", async (type, name, records) => {
    expect(await dns.ask(type, name)).toEqual({ tag: "records", records });
  });

  it("should tell nothing there from a server that does not answer", async () => {
    expect(await dns.ask("TXT", "missing.example.com")).toEqual({ tag: "none" });
    expect(await dns.ask("TXT", "empty.example.com")).toEqual({ tag: "none" });
    expect(await dns.ask("TXT", "broken.example.com")).toEqual({ tag: "unanswered" });
    expect(await dns.ask("TXT", "refused.example.com")).toEqual({ tag: "unanswered" });
    expect((await dns.ask("TXT", `${"x".repeat(64)}.example.com`)).tag).not.toBe("records");
  });

  it("should give a check a limited time as a whole", async () => {
    const slow: Dns = { ask: () => new Promise(() => undefined) };
    const timed = timedDns(slow, 20);
    expect(await timed.ask("TXT", "example.com")).toEqual({ tag: "unanswered" });
    expect(await timed.ask("A", "example.com")).toEqual({ tag: "unanswered" });
    expect(await timedDns(dns, 60_000).ask("CNAME", "www.example.com")).toEqual({ tag: "records", records: ["example.com"] });
  });
});
