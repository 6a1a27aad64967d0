import type { DkimResult, DmarcResult } from "./sender.model.ts";

/** The tags of a record such as `v=DKIM1; p=…`; null where a part is not `name=value` or a name is repeated. */
const tagsOf = (text: string): ReadonlyMap<string, string> | null => {
  const tags = new Map<string, string>();
  for (const part of text.split(";")) {
    if (part.trim() === "") continue;
    const [, name, value = ""] = /^\s*([a-z][a-z0-9_]*)\s*=([^]*)$/i.exec(part) ?? [];
    if (name === undefined || tags.has(name)) return null;
    tags.set(name, value.trim());
  }
  return tags;
};

const lists = (value: string | undefined, wanted: readonly string[]): boolean =>
  value === undefined || value.split(":").some((entry) => wanted.includes(entry.trim().toLowerCase()));

/**
 * What the key record of a selector says about our key.
 * @param records the TXT records at the selector's name
 * @param publicKey ours, SPKI in base64
 */
export const dkimResult = (records: readonly string[], publicKey: string): DkimResult => {
  const [text, ...more] = records;
  if (text === undefined) return "none";
  if (more.length > 0) return "several_records";
  const tags = tagsOf(text);
  const key = tags?.get("p")?.replaceAll(/\s/g, "");
  const version = tags?.get("v");
  if (tags === null || key === undefined || (version !== undefined && (version !== "DKIM1" || tags.keys().next().value !== "v")))
    return "malformed";
  if (key === "") return "revoked";
  if (key !== publicKey) return "other_key";
  return (tags.get("k") ?? "rsa") === "rsa" && lists(tags.get("h"), ["sha256"]) && lists(tags.get("s"), ["*", "email"])
    ? "pass"
    : "malformed";
};

/** What a DMARC policy asks receivers to do with mail that fails; it never decides about a sender. */
export const dmarcResult = (records: readonly string[]): DmarcResult => {
  const policies = records.filter((text) => /^v=DMARC1\s*(;|$)/.test(text));
  const [text, ...more] = policies;
  if (text === undefined) return "none";
  const policy = tagsOf(text)?.get("p")?.toLowerCase();
  if (more.length > 0 || policy === undefined) return "malformed";
  switch (policy) {
    case "none":
      return "monitor";
    case "quarantine":
    case "reject":
      return policy;
    default:
      return "malformed";
  }
};
