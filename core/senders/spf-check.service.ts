import type { DnsReply, DnsType } from "./dns-reply.model.ts";
import type { Dns } from "./dns.port.ts";
import { type IpAddress, ipAddress, isInNetwork, reverseName } from "./ip-address.rule.ts";
import { expandMacros, type SpfFacts } from "./spf-macro.rule.ts";
import { type Directive, isSpfRecord, type Qualified, spfRecord } from "./spf-record.rule.ts";

/** Why a policy is in error, besides a DNS error. */
export type SpfProblem = "syntax" | "several_records" | "too_many_lookups" | "too_many_voids" | "too_many_names" | "missing_include";

/** @property records the policies at the domain itself, as published */
export type SpfVerdict = {
  readonly result: Qualified | "none" | "permerror" | "temperror";
  readonly problem: SpfProblem | null;
  readonly records: readonly string[];
};

/** Limits of RFC 7208, 4.6.4. */
export const spfLimits = { lookups: 10, voids: 2, names: 10 } as const;

type Stop = { readonly result: "permerror" | "temperror"; readonly problem: SpfProblem | null };
const wrong = (problem: SpfProblem): Stop => ({ result: "permerror", problem });
const unanswered: Stop = { result: "temperror", problem: null };
const isStop = <A>(value: A | Stop): value is Stop =>
  typeof value === "object" && value !== null && "result" in value && "problem" in value;

const isDomain = (name: string): boolean =>
  name.length <= 253 && name.split(".").length > 1 && name.split(".").every((label) => label.length > 0 && label.length <= 63);

/**
 * Evaluates a domain's Sender Policy Framework for an address of a mail server: `check_host` of RFC 7208.
 * @param ip the address from which mail leaves
 * @param sender in MAIL FROM
 */
export const checkSpf = (dns: Dns, ip: IpAddress, sender: string): Promise<SpfVerdict> => {
  const spent = { lookups: 0, voids: 0 };
  const own = sender.slice(sender.lastIndexOf("@") + 1).toLowerCase();

  const counted = (): Stop | null => {
    spent.lookups += 1;
    return spent.lookups > spfLimits.lookups ? wrong("too_many_lookups") : null;
  };
  const found = (reply: DnsReply, countsVoid: boolean): readonly string[] | Stop => {
    if (reply.tag === "unanswered") return unanswered;
    if (reply.tag === "records" && reply.records.length > 0) return reply.records;
    if (countsVoid) spent.voids += 1;
    return spent.voids > spfLimits.voids ? wrong("too_many_voids") : [];
  };
  const ask = async (type: DnsType, name: string, countsVoid = true): Promise<readonly string[] | Stop> =>
    found(await dns.ask(type, name), countsVoid);
  const addressType: DnsType = ip.length === 4 ? "A" : "AAAA";

  const isAmong = (addresses: readonly string[], bits: number): boolean =>
    addresses.some((text) => {
      const address = ipAddress(text);
      return address !== null && isInNetwork(ip, address, bits);
    });
  const hostMatches = async (host: string, bits: number, countsVoid: boolean): Promise<boolean | Stop> => {
    const addresses = await ask(addressType, host, countsVoid);
    return isStop(addresses) ? addresses : isAmong(addresses, bits);
  };
  const anyHost = async (hosts: readonly string[], bits: number): Promise<boolean | Stop> => {
    for (const host of hosts) {
      const matches = await hostMatches(host, bits, false);
      if (matches !== false) return matches;
    }
    return false;
  };

  const mxMatches = async (domain: string, bits: number): Promise<boolean | Stop> => {
    const hosts = await ask("MX", domain);
    if (isStop(hosts)) return hosts;
    return hosts.length > spfLimits.names ? wrong("too_many_names") : anyHost(hosts, bits);
  };
  /** A name of the address counts if it leads back to the address; DNS errors match nothing (RFC 7208, 5.5). */
  const ptrMatches = async (domain: string): Promise<boolean | Stop> => {
    const reply = await dns.ask("PTR", reverseName(ip));
    if (reply.tag === "unanswered") return false;
    const names = found(reply, true);
    if (isStop(names)) return names;
    for (const name of names.slice(0, spfLimits.names)) {
      const isBelow = `.${name.toLowerCase()}`.endsWith(`.${domain.toLowerCase()}`);
      if (isBelow && (await hostMatches(name, ip.length * 8, false)) === true) return true;
    }
    return false;
  };
  const includeMatches = async (domain: string): Promise<boolean | Stop> => {
    const verdict = await policyOf(domain);
    switch (verdict.result) {
      case "none":
        return wrong("missing_include");
      case "temperror":
      case "permerror":
        return { result: verdict.result, problem: verdict.problem };
      default:
        return verdict.result === "pass";
    }
  };

  const matches = async (directive: Directive, facts: SpfFacts): Promise<boolean | Stop> => {
    if (directive.kind === "all") return true;
    if (directive.kind === "ip") return isInNetwork(ip, directive.network, directive.bits);
    const stop = counted();
    if (stop !== null) return stop;
    const domain = directive.domain === null ? facts.domain : expandMacros(directive.domain, facts);
    switch (directive.kind) {
      case "include":
        return includeMatches(domain);
      case "exists": {
        const addresses = await ask("A", domain);
        return isStop(addresses) ? addresses : addresses.length > 0;
      }
      case "a":
        return hostMatches(domain, ip.length === 4 ? directive.bits4 : directive.bits6, true);
      case "mx":
        return mxMatches(domain, ip.length === 4 ? directive.bits4 : directive.bits6);
      case "ptr":
        return ptrMatches(domain);
    }
  };

  const policyOf = async (domain: string): Promise<SpfVerdict> => {
    if (!isDomain(domain)) return { result: "none", problem: null, records: [] };
    const reply = await dns.ask("TXT", domain);
    if (reply.tag === "unanswered") return { ...unanswered, records: [] };
    const records = reply.tag === "records" ? reply.records.filter(isSpfRecord) : [];
    const [text, ...more] = records;
    if (text === undefined) return { result: "none", problem: null, records };
    if (more.length > 0) return { ...wrong("several_records"), records };
    const policy = spfRecord(text);
    if (policy === null) return { ...wrong("syntax"), records };
    const facts = { ip, sender, domain, helo: own };
    for (const directive of policy.directives) {
      const outcome = await matches(directive, facts);
      if (isStop(outcome)) return { ...outcome, records };
      if (outcome) return { result: directive.result, problem: null, records };
    }
    if (policy.redirect === null) return { result: "neutral", problem: null, records };
    const stop = counted();
    if (stop !== null) return { ...stop, records };
    const redirected = await policyOf(expandMacros(policy.redirect, facts));
    return redirected.result === "none" ? { ...wrong("missing_include"), records } : { ...redirected, records };
  };

  return policyOf(own);
};
