import { describe, expect, it } from "vitest";
import { ipAddress } from "../../../core/senders/ip-address.rule.ts";
import { checkSpf, type SpfVerdict } from "../../../core/senders/spf-check.service.ts";
import { fakeDns } from "../../fakes/dns.fake.ts";

const check = (zone: string, ip = "192.0.2.25", sender = "hello@example.com"): Promise<SpfVerdict> => {
  const address = ipAddress(ip);
  if (address === null) throw new Error(`${ip} is no address.`);
  return checkSpf(fakeDns(zone), address, sender);
};
const policy = (terms: string, more = ""): string => `example.com TXT v=spf1 ${terms}\n${more}`;

describe("a policy of the Sender Policy Framework (RFC 7208)", () => {
  it.each([
    ["no record at all", "", "none"],
    ["other texts only", "example.com TXT google-site-verification=abc", "none"],
    ["a version that only begins alike", "example.com TXT v=spf10 +all", "none"],
    ["the version in capitals", "example.com TXT V=SPF1 +ALL", "pass"],
    ["the version alone", "example.com TXT v=spf1", "neutral"],
    ["two policies", "example.com TXT v=spf1 +all\nexample.com TXT v=spf1 -all", "permerror"],
    ["a policy in several strings", 'example.com TXT "v=spf1 ip4:192.0" ".2.25 -all"', "pass"],
    ["an error of the name server", "example.com SERVFAIL", "temperror"],
  ])("should be read where the domain has %s", async (_what, zone, result) => {
    expect((await check(zone)).result).toBe(result);
  });

  it.each([
    ["+all", "pass"],
    ["all", "pass"],
    ["-all", "fail"],
    ["~all", "softfail"],
    ["?all", "neutral"],
    ["ip4:192.0.2.25 -all", "pass"],
    ["ip4:192.0.2.26 -all", "fail"],
    ["ip4:192.0.2.0/24 -all", "pass"],
    ["ip4:192.0.2.0/27 -all", "pass"],
    ["ip4:192.0.2.0/29 -all", "fail"],
    ["ip4:0.0.0.0/0 -all", "pass"],
    ["-ip4:192.0.2.25 +all", "fail"],
    ["~ip4:192.0.2.25 +all", "softfail"],
    ["?ip4:192.0.2.25 +all", "neutral"],
    ["ip6:2001:db8::/32 -all", "fail"],
    ["ip4:198.51.100.1", "neutral"],
    ["IP4:192.0.2.25 -ALL", "pass"],
    ["-all ip4:192.0.2.25", "fail"],
    ["-all redirect=other.example", "fail"],
    ["moo=cow ip4:192.0.2.25 -all", "pass"],
    ["exp=why.example.com -all", "fail"],
    ["  ip4:192.0.2.25   -all ", "pass"],
  ])("should decide `%s` as %s", async (terms, result) => {
    expect((await check(policy(terms))).result).toBe(result);
  });

  it.each([
    "ip4:192.0.2.256 -all",
    "ip4:192.0.2 -all",
    "ip4:192.0.2.0/33 -all",
    "ip4:192.0.2.0/024 -all",
    "ip4 -all",
    "ip4:2001:db8::1 -all",
    "ip6:192.0.2.25 -all",
    "ip6:2001:db8::/129 -all",
    "ip6:2001::db8::1 -all",
    "+all:example.com",
    "all/24",
    "include -all",
    "include: -all",
    "exists -all",
    "a:example/24x -all",
    "a:example.com/33 -all",
    "mx//129 -all",
    "a: -all",
    "unknown:example.com -all",
    "=value -all",
    "redirect=a.example redirect=b.example",
    "exp=a.example exp=b.example",
    "redirect=",
    "exists:%{x}.example.com -all",
    "exists:%{d0}.example.com -all",
    "exists:%{d.example.com -all",
    "exists:%d.example.com -all",
    "include:example -all",
    "include:example.123 -all",
    "ip4:192.0.2.25 unknown -all",
  ])("should be in error for `%s`, also behind a term that matches", async (terms) => {
    expect(await check(policy(terms))).toMatchObject({ result: "permerror", problem: "syntax" });
  });

  it.each([
    ["a -all", "example.com A 192.0.2.25", "pass"],
    ["a -all", "example.com A 192.0.2.26", "fail"],
    ["a -all", "example.com AAAA 2001:db8::1", "fail"],
    ["a/24 -all", "example.com A 192.0.2.1", "pass"],
    ["a:mail.example.com -all", "mail.example.com A 192.0.2.25", "pass"],
    ["a:mail.example.com/24//64 -all", "mail.example.com A 192.0.2.99", "pass"],
    ["a:mail.example.com -all", "mail.example.com CNAME host.example.net\nhost.example.net A 192.0.2.25", "pass"],
    ["a:mail.example.com -all", "mail.example.com SERVFAIL", "temperror"],
    ["mx -all", "example.com MX 10 mx.example.com\nmx.example.com A 192.0.2.25", "pass"],
    ["mx/24 -all", "example.com MX 10 mx.example.com\nmx.example.com A 192.0.2.1", "pass"],
    ["mx:example.net -all", "example.net MX 10 mx.example.net\nmx.example.net A 192.0.2.25", "pass"],
    ["mx -all", "example.com MX 20 b.example.com\nexample.com MX 10 a.example.com\nb.example.com A 192.0.2.25", "pass"],
    ["mx -all", "example.com A 192.0.2.25", "fail"],
    ["mx:other.example -all", "other.example SERVFAIL", "temperror"],
    ["exists:yes.example.com -all", "yes.example.com A 127.0.0.2", "pass"],
    ["exists:yes.example.com -all", "yes.example.com AAAA 2001:db8::1", "fail"],
    ["ptr -all", "25.2.0.192.in-addr.arpa PTR mail.example.com\nmail.example.com A 192.0.2.25", "pass"],
    ["ptr -all", "25.2.0.192.in-addr.arpa PTR mail.example.com\nmail.example.com A 192.0.2.26", "fail"],
    ["ptr -all", "25.2.0.192.in-addr.arpa PTR mail.notexample.com\nmail.notexample.com A 192.0.2.25", "fail"],
    ["ptr -all", "25.2.0.192.in-addr.arpa SERVFAIL", "fail"],
    ["ptr:example.net -all", "25.2.0.192.in-addr.arpa PTR x.example.net\nx.example.net A 192.0.2.25", "pass"],
  ])("should decide `%s` with `%s` as %s", async (terms, zone, result) => {
    expect((await check(policy(terms, zone))).result).toBe(result);
  });

  it.each([
    ["include:in.example -all", "in.example TXT v=spf1 ip4:192.0.2.25 -all", "pass"],
    ["include:in.example -all", "in.example TXT v=spf1 -all", "fail"],
    ["include:in.example ?all", "in.example TXT v=spf1 ~all", "neutral"],
    ["-include:in.example +all", "in.example TXT v=spf1 +all", "fail"],
    ["include:in.example -all", "", "permerror"],
    ["include:in.example -all", "in.example TXT v=spf1 nonsense", "permerror"],
    ["include:in.example -all", "in.example SERVFAIL", "temperror"],
    ["redirect=to.example", "to.example TXT v=spf1 ip4:192.0.2.25 -all", "pass"],
    ["redirect=to.example", "to.example TXT v=spf1 -all", "fail"],
    ["redirect=to.example", "", "permerror"],
    ["redirect=to.example ip4:192.0.2.25", "to.example TXT v=spf1 -all", "pass"],
    ["redirect=%{d}.to.example", "example.com.to.example TXT v=spf1 +all", "pass"],
    ["include:in.example -all", "in.example TXT v=spf1 redirect=to.example\nto.example TXT v=spf1 +all", "pass"],
  ])("should follow `%s` to `%s`: %s", async (terms, zone, result) => {
    expect((await check(policy(terms, zone))).result).toBe(result);
  });

  it.each([
    ["exists:%{i}.x.example -all", "192.0.2.25.x.example"],
    ["exists:%{ir}.x.example -all", "25.2.0.192.x.example"],
    ["exists:%{ir}.%{v}.x.example -all", "25.2.0.192.in-addr.x.example"],
    ["exists:%{s}.x.example -all", "hello@example.com.x.example"],
    ["exists:%{l}.x.example -all", "hello.x.example"],
    ["exists:%{o}.x.example -all", "example.com.x.example"],
    ["exists:%{d1}.x.example -all", "com.x.example"],
    ["exists:%{dr}.x.example -all", "com.example.x.example"],
    ["exists:%{d1r}.x.example -all", "example.x.example"],
    ["exists:%{h}.x.example -all", "example.com.x.example"],
    ["exists:%{p}.x.example -all", "unknown.x.example"],
    ["exists:a%%b.x.example -all", "a%b.x.example"],
    ["exists:a%-b.x.example -all", "a%20b.x.example"],
    ["exists:x.%{d}", "x.example.com"],
  ])("should expand the macros of `%s`", async (terms, name) => {
    expect((await check(policy(terms, `${name} A 127.0.0.2`))).result).toBe("pass");
  });

  it("should split a macro at other delimiters, and escape one in capitals", async () => {
    const zone = policy("exists:%{l1r-}.x.example -all", "strong.x.example A 127.0.0.2");
    expect((await check(zone, "192.0.2.25", "strong-bad@example.com")).result).toBe("pass");
    const escaped = policy("exists:%{L}.x.example -all", "a%2Fb.x.example A 127.0.0.2");
    expect((await check(escaped, "192.0.2.25", "a/b@example.com")).result).toBe("pass");
  });

  it.each([
    ["ip6:2001:db8::25 -all", "", "pass"],
    ["ip6:2001:db8::/32 -all", "", "pass"],
    ["ip6:2001:db9::/32 -all", "", "fail"],
    ["ip4:192.0.2.25 -all", "", "fail"],
    ["a//64 -all", "example.com AAAA 2001:db8::1", "pass"],
    ["a -all", "example.com A 192.0.2.25", "fail"],
    ["exists:%{ir}.%{v}.x.example -all", `5.2.${"0.".repeat(22)}8.b.d.0.1.0.0.2.ip6.x.example A 127.0.0.2`, "pass"],
  ])("should decide `%s` for an address of IPv6", async (terms, zone, result) => {
    expect((await check(policy(terms, zone), "2001:db8::25")).result).toBe(result);
  });

  it("should take an address of IPv4 that is written as IPv6 for IPv4", async () => {
    expect((await check(policy("ip4:192.0.2.25 -all"), "::ffff:192.0.2.25")).result).toBe("pass");
    expect((await check(policy("ip6:::ffff:192.0.2.25 -all"))).result).toBe("pass");
  });

  it("should look up ten names and no more", async () => {
    const chain = (length: number): string =>
      [
        "example.com TXT v=spf1 include:n1.example -all",
        ...Array.from({ length }, (_, at) => `n${at + 1}.example TXT v=spf1 ${at + 1 === length ? "+all" : `include:n${at + 2}.example`}`),
      ].join("\n");
    expect((await check(chain(10))).result).toBe("pass");
    expect(await check(chain(11))).toMatchObject({ result: "permerror", problem: "too_many_lookups" });
    expect(await check("example.com TXT v=spf1 include:example.com -all")).toMatchObject({ problem: "too_many_lookups" });
    expect(await check("example.com TXT v=spf1 redirect=example.com")).toMatchObject({ problem: "too_many_lookups" });
  });

  it("should accept two lookups without an answer and no more", async () => {
    expect((await check(policy("a:a.example a:b.example -all"))).result).toBe("fail");
    expect(await check(policy("a:a.example a:b.example exists:c.example -all"))).toMatchObject({
      result: "permerror",
      problem: "too_many_voids",
    });
  });

  it("should refuse a mail exchange of more than ten hosts", async () => {
    const hosts = Array.from({ length: 11 }, (_, at) => `example.com MX ${at} m${at}.example.com`).join("\n");
    expect(await check(policy("mx -all", hosts))).toMatchObject({ result: "permerror", problem: "too_many_names" });
  });

  it("should show the domain's own record, also where another one decides", async () => {
    const { records } = await check(policy("redirect=to.example", "to.example TXT v=spf1 -all"));
    expect(records).toEqual(["v=spf1 redirect=to.example"]);
  });
});
