/** The types of records that the product looks up. */
export type DnsType = "A" | "AAAA" | "CNAME" | "MX" | "PTR" | "TXT";

/**
 * The answer to one lookup, after following aliases (CNAME).
 * @property records addresses for A and AAAA; the strings of a TXT record joined; names without a final dot, those of MX by preference
 */
export type DnsReply =
  | { readonly tag: "records"; readonly records: readonly string[] }
  /** the name, or a record of the type, does not exist */
  | { readonly tag: "none" }
  /** no server answered, or it reported an error */
  | { readonly tag: "unanswered" };
