import type { SenderCheck } from "./after-check.rule.ts";
import { dkimResult, dmarcResult } from "./dkim-record.rule.ts";
import type { Dns } from "./dns.port.ts";
import { ipAddress } from "./ip-address.rule.ts";
import { type DomainKey, domainOf, keyName } from "./published-records.rule.ts";
import type { SenderFindings } from "./sender.model.ts";
import { checkSpf } from "./spf-check.service.ts";

const shownRecords = 5;
/** More than a policy has that receivers can read, since the record to publish is written from the whole of it. */
const shownCharacters = 4_000;

/** Records as they are kept and shown: some of them, shortened. */
const shown = (records: readonly string[]): readonly string[] =>
  records.slice(0, shownRecords).map((text) => (text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text));

const txt = async (dns: Dns, name: string): Promise<readonly string[] | null> => {
  const reply = await dns.ask("TXT", name);
  return reply.tag === "unanswered" ? null : reply.tag === "none" ? [] : reply.records;
};

/** The first address that may not send decides; without any address nothing is checked. */
const spfOf = async (dns: Dns, email: string, ips: readonly string[]): Promise<SenderFindings["spf"] | null> => {
  let finding: SenderFindings["spf"] = { result: "not_checked", problem: null, found: [] };
  for (const text of ips) {
    const ip = ipAddress(text);
    if (ip === null) continue;
    const { result, problem, records } = await checkSpf(dns, ip, email);
    if (result === "temperror") return null;
    finding = { result, problem, found: shown(records) };
    if (result !== "pass") return finding;
  }
  return finding;
};

/** The policy of the domain, or of the nearest domain above it that has one. */
const dmarcOf = async (dns: Dns, domain: string): Promise<SenderFindings["dmarc"] | null> => {
  const labels = domain.split(".");
  for (let above = 0; above < labels.length - 1; above += 1) {
    const records = await txt(dns, `_dmarc.${labels.slice(above).join(".")}`);
    if (records === null) return null;
    const result = dmarcResult(records);
    if (result !== "none") return { result, found: shown(records) };
  }
  return { result: "none", found: [] };
};

/**
 * Looks up what a sender's domain publishes.
 * @param ips the addresses from which the mail server sends; empty where they are not known
 */
export const checkSender = async (
  dns: Dns,
  { email, key }: { readonly email: string; readonly key: DomainKey },
  ips: readonly string[],
): Promise<SenderCheck> => {
  const domain = domainOf(email);
  const [spf, keys, dmarc] = await Promise.all([spfOf(dns, email, ips), txt(dns, keyName(domain, key)), dmarcOf(dns, domain)]);
  return { spf, dkim: keys === null ? null : { result: dkimResult(keys, key.public_key), found: shown(keys) }, dmarc };
};
