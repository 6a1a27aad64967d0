import { ipAddress } from "./ip-address.rule.ts";
import type { DnsRecord, SenderFindings } from "./sender.model.ts";

/** @property public_key SPKI in base64 */
export type DomainKey = { readonly selector: string; readonly public_key: string };

/** The domain of an address. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1);

/** The name at which a domain publishes a key. */
export const keyName = (domain: string, { selector }: DomainKey): string => `${selector}._domainkey.${domain}`;

const mechanismOf = (ip: string): string => `${ipAddress(ip)?.length === 16 ? "ip6" : "ip4"}:${ip}`;

const endPattern = /^([+\-?~]?all$|redirect=)/i;

/** The mechanisms of a policy, apart from what decides about all other servers. */
const partsOf = (policy: string): { readonly named: readonly string[]; readonly others: readonly string[] } => {
  const terms = policy.split(" ").filter((term) => term !== "");
  const end = terms.findIndex((term) => endPattern.test(term));
  return end === -1 ? { named: terms.slice(1), others: [] } : { named: terms.slice(1, end), others: terms.slice(end) };
};

/** The policy to publish: the one that is there if it lets the mail server send; else all that are there as one, with the addresses that they lack. */
const spfToPublish = ({ result, found }: SenderFindings["spf"], ips: readonly string[]): string => {
  const [first] = found;
  if (result === "pass" && first !== undefined) return first;
  const parts = found.map(partsOf);
  const named = new Set([...parts.flatMap((part) => part.named), ...ips.map(mechanismOf)]);
  const others = first === undefined ? ["~all"] : (parts.find((part) => part.others.length > 0)?.others ?? []);
  return ["v=spf1", ...named, ...others].join(" ");
};

/** Whether a domain has no valid DMARC policy; only then is one proposed, so that an existing policy is never weakened. */
const lacksPolicy = ({ result }: SenderFindings["dmarc"]): boolean =>
  result === "not_checked" || result === "none" || result === "malformed";

/**
 * The records that a domain publishes so that its mail arrives; without a DMARC policy where it, or the domain above it, has one.
 * @param ips the addresses from which the mail server sends; without any, no policy is proposed
 * @param findings what the last check found
 */
export const publishedRecords = (
  domain: string,
  key: DomainKey,
  ips: readonly string[],
  { spf, dmarc }: Pick<SenderFindings, "spf" | "dmarc">,
): readonly DnsRecord[] => [
  { purpose: "dkim", type: "TXT", name: keyName(domain, key), value: `v=DKIM1; k=rsa; p=${key.public_key}`, is_needed: true },
  ...(ips.length === 0 ? [] : [{ purpose: "spf" as const, type: "TXT", name: domain, value: spfToPublish(spf, ips), is_needed: true }]),
  ...(lacksPolicy(dmarc)
    ? [{ purpose: "dmarc" as const, type: "TXT", name: `_dmarc.${domain}`, value: "v=DMARC1; p=none", is_needed: false }]
    : []),
];
