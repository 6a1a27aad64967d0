import { type IpAddress, ipLabels } from "./ip-address.rule.ts";

/**
 * What macros stand for.
 * @property sender the whole address in MAIL FROM
 * @property domain whose record is evaluated
 * @property helo the name with which the mail server introduces itself
 */
export type SpfFacts = { readonly ip: IpAddress; readonly sender: string; readonly domain: string; readonly helo: string };

const macro = /%(?:([%_-])|\{([slodipvh])(\d{0,3})(r?)([.\-+,/_=]*)\})/gi;
const longestName = 253;

const literals: Readonly<Record<string, string>> = { "%": "%", _: " ", "-": "%20" };

const splitSender = (sender: string): { readonly local: string; readonly domain: string } => {
  const at = sender.lastIndexOf("@");
  return { local: at <= 0 ? "postmaster" : sender.slice(0, at), domain: sender.slice(at + 1) };
};

const valueOf = (letter: string, { ip, sender, domain, helo }: SpfFacts): string => {
  const { local, domain: own } = splitSender(sender);
  switch (letter) {
    case "s":
      return `${local}@${own}`;
    case "l":
      return local;
    case "o":
      return own;
    case "d":
      return domain;
    case "i":
      return ipLabels(ip).join(".");
    case "v":
      return ip.length === 4 ? "in-addr" : "ip6";
    case "h":
      return helo;
    default:
      // RFC 7208, 7.3: the validated name of an address is "unknown" where it is not determined.
      return "unknown";
  }
};

/** Whether a text is a domain-spec: known macros, visible characters, and a top label or a macro at its end. */
export const isDomainSpec = (text: string): boolean => {
  const bare = text.replaceAll(macro, (_whole, _literal, letter?: string, digits?: string) =>
    letter === undefined ? "" : digits !== undefined && digits !== "" && (Number(digits) === 0 || Number(digits) > 128) ? "%" : "",
  );
  if (text === "" || !/^[!-$&-~]*$/.test(bare)) return false;
  if (/%\{[^}]*\}$/.test(text)) return true;
  const top = text.replace(/\.$/, "").split(".");
  const last = top.at(-1) ?? "";
  return top.length > 1 && /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i.test(last) && /[a-z-]/i.test(last);
};

/** Expands the macros of a domain-spec; a name that gets too long loses labels at its beginning. */
export const expandMacros = (text: string, facts: SpfFacts): string => {
  const expanded = text.replaceAll(
    macro,
    (_whole, literal: string | undefined, letter: string = "", digits: string = "", reversed: string = "", delimiters: string = "") => {
      if (literal !== undefined) return literals[literal] ?? "";
      const separators = delimiters === "" ? "." : delimiters;
      const parts: string[] = [""];
      for (const character of valueOf(letter.toLowerCase(), facts))
        if (separators.includes(character)) parts.push("");
        else parts.push(`${parts.pop() ?? ""}${character}`);
      const ordered = reversed === "" ? parts : parts.toReversed();
      const joined = (digits === "" ? ordered : ordered.slice(-Number(digits))).join(".");
      return letter === letter.toUpperCase() ? encodeURIComponent(joined) : joined;
    },
  );
  const labels = expanded.replace(/\.$/, "").split(".");
  while (labels.join(".").length > longestName && labels.length > 1) labels.shift();
  return labels.join(".");
};
