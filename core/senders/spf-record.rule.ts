import { type IpAddress, ipAddress } from "./ip-address.rule.ts";
import { isDomainSpec } from "./spf-macro.rule.ts";

/** The result of a mechanism that matches. */
export type Qualified = "pass" | "fail" | "softfail" | "neutral";

/**
 * A mechanism of a record.
 * @property domain before macros are expanded; null for the domain of the record
 * @property bits4, bits6 significant bits that are compared
 */
export type Directive = { readonly result: Qualified } & (
  | { readonly kind: "all" }
  | { readonly kind: "include" | "exists"; readonly domain: string }
  | { readonly kind: "a" | "mx"; readonly domain: string | null; readonly bits4: number; readonly bits6: number }
  | { readonly kind: "ptr"; readonly domain: string | null }
  | { readonly kind: "ip"; readonly network: IpAddress; readonly bits: number }
);

/** @property redirect the domain whose record decides when no mechanism matches; null for none */
export type SpfRecord = { readonly directives: readonly Directive[]; readonly redirect: string | null };

const qualifiers: Readonly<Record<string, Qualified>> = { "+": "pass", "-": "fail", "~": "softfail", "?": "neutral" };

/** Whether a TXT record is a policy of the version 1. */
export const isSpfRecord = (text: string): boolean => /^v=spf1( |$)/i.test(text);

const bitsOf = (text: string | undefined, most: number): number | null =>
  text === undefined ? most : /^(0|[1-9]\d{0,2})$/.test(text) && Number(text) <= most ? Number(text) : null;

const directiveOf = (term: string): Directive | null => {
  const [, sign = "", name = "", rest = ""] = /^([+\-?~]?)([a-z][a-z0-9]*)(.*)$/i.exec(term) ?? [];
  const result = qualifiers[sign === "" ? "+" : sign] ?? "pass";
  const kind = name.toLowerCase();
  const given = rest.startsWith(":") ? rest.slice(1) : null;
  switch (kind) {
    case "all":
      return rest === "" ? { kind, result } : null;
    case "include":
    case "exists":
      return given !== null && isDomainSpec(given) ? { kind, result, domain: given } : null;
    case "ptr":
      return rest === "" || (given !== null && isDomainSpec(given)) ? { kind, result, domain: given } : null;
    case "a":
    case "mx": {
      const [, domain, four, six] = /^(?::(.*?))?(?:\/(\d+))?(?:\/\/(\d+))?$/.exec(rest) ?? ["", "", "", ""];
      const [bits4, bits6] = [bitsOf(four, 32), bitsOf(six, 128)];
      if (bits4 === null || bits6 === null || (domain !== undefined && !isDomainSpec(domain))) return null;
      return { kind, result, domain: domain ?? null, bits4, bits6 };
    }
    case "ip4":
    case "ip6": {
      const [, text = "", prefix] = /^([^/]*)(?:\/(\d+))?$/.exec(given ?? "/") ?? [];
      const network = text.includes(":") === (kind === "ip6") ? ipAddress(text) : null;
      const bits = bitsOf(prefix, kind === "ip4" ? 32 : 128);
      if (network === null || bits === null) return null;
      // An IPv4 network that is written as IPv6 matches IPv4 addresses, with the bits that remain.
      return { kind: "ip", result, network, bits: kind === "ip6" && network.length === 4 ? Math.max(0, bits - 96) : bits };
    }
    default:
      return null;
  }
};

/**
 * Parses a record; unknown modifiers are ignored.
 * @returns null for a syntax error anywhere in it
 */
export const spfRecord = (text: string): SpfRecord | null => {
  const directives: Directive[] = [];
  const modifiers = new Map<string, string>();
  for (const term of text.split(" ").slice(1)) {
    if (term === "") continue;
    const [, name, value = ""] = /^([a-z][a-z0-9\-_.]*)=(.*)$/i.exec(term) ?? [];
    if (name === undefined) {
      const directive = directiveOf(term);
      if (directive === null) return null;
      directives.push(directive);
      continue;
    }
    const known = name.toLowerCase();
    if (known !== "redirect" && known !== "exp") continue;
    if (modifiers.has(known) || !isDomainSpec(value)) return null;
    modifiers.set(known, value);
  }
  return { directives, redirect: modifiers.get("redirect") ?? null };
};
