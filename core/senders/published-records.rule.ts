import { ipAddress } from "./ip-address.rule.ts";
import type { DnsRecord } from "./sender.model.ts";

/** @property public_key SPKI in base64 */
export type DomainKey = { readonly selector: string; readonly public_key: string };

/** The domain of an address. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1);

/** The name at which a domain publishes a key. */
export const keyName = (domain: string, { selector }: DomainKey): string => `${selector}._domainkey.${domain}`;

const mechanismOf = (ip: string): string => `${ipAddress(ip)?.length === 16 ? "ip6" : "ip4"}:${ip}`;

/** The policy to publish: the one that is there with the addresses that it lacks, before what decides about all others; else a new one. */
const spfToPublish = (published: readonly string[], ips: readonly string[]): string => {
  const [text = "v=spf1 ~all"] = published;
  const terms = text.split(" ").filter((term) => term !== "");
  const missing = ips.map(mechanismOf).filter((term) => !terms.includes(term));
  const end = terms.findIndex((term) => /^([+\-?~]?all$|redirect=)/i.test(term));
  return [...terms.slice(0, end === -1 ? undefined : end), ...missing, ...(end === -1 ? [] : terms.slice(end))].join(" ");
};

/**
 * The records that a domain publishes so that its mail arrives.
 * @param ips the addresses from which the mail server sends; without any, no policy is proposed
 * @param published SPF policies that were found
 */
export const publishedRecords = (
  domain: string,
  key: DomainKey,
  ips: readonly string[],
  published: readonly string[],
): readonly DnsRecord[] => [
  { purpose: "dkim", type: "TXT", name: keyName(domain, key), value: `v=DKIM1; k=rsa; p=${key.public_key}`, is_needed: true },
  ...(ips.length === 0
    ? []
    : [{ purpose: "spf" as const, type: "TXT", name: domain, value: spfToPublish(published, ips), is_needed: true }]),
  { purpose: "dmarc", type: "TXT", name: `_dmarc.${domain}`, value: "v=DMARC1; p=none", is_needed: false },
];
