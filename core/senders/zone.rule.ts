import type { DnsReply, DnsType } from "./dns-reply.model.ts";

/** @property type a DNS record type, or SERVFAIL for a name whose lookup fails */
type ZoneRecord = { readonly name: string; readonly type: DnsType | "SERVFAIL"; readonly value: string };

/**
 * Records written as text, one a line.
 * @property problems what is wrong, each with its line, counted from 1
 */
export type Zone = { readonly records: readonly ZoneRecord[]; readonly problems: readonly string[] };

const types: Readonly<Record<ZoneRecord["type"], RegExp>> = {
  A: /^\d+\.\d+\.\d+\.\d+$/,
  AAAA: /^[0-9a-f:.]*:[0-9a-f:.]*$/i,
  CNAME: /^\S+$/,
  MX: /^\d+ \S+$/,
  PTR: /^\S+$/,
  TXT: /./,
  SERVFAIL: /^$/,
};
const isType = (text: string): text is ZoneRecord["type"] => Object.hasOwn(types, text);
const mostAliases = 8;

const normalName = (name: string): string => name.toLowerCase().replace(/\.$/, "");

/** The strings of a TXT record joined: as quoted parts, or as they are. */
const textOf = (value: string): string =>
  value.startsWith('"')
    ? Array.from(value.matchAll(/"((?:[^"\\]|\\.)*)"/g), ([, part = ""]) => part.replaceAll(/\\(.)/g, "$1")).join("")
    : value;

/** Reads records such as `example.com TXT v=spf1 -all`; empty lines and lines that begin with # are left out. */
export const zoneOf = (text: string): Zone => {
  const records: ZoneRecord[] = [];
  const problems: string[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "" || line.trim().startsWith("#")) continue;
    const [name = "", given = "", ...rest] = line.trim().split(/\s+/);
    const type = given.toUpperCase();
    const value = line.trim().slice(name.length).trim().slice(given.length).trim();
    if (!isType(type)) problems.push(`Line ${at + 1}: “${given}” is no type; expected one of ${Object.keys(types).join(", ")}.`);
    else if (!types[type].test(type === "TXT" ? value : rest.join(" ")))
      problems.push(`Line ${at + 1}: “${value}” is no value of a ${type} record.`);
    else records.push({ name: normalName(name), type, value: type === "TXT" ? textOf(value) : rest.join(" ") });
  }
  return { records, problems };
};

/** Answers a lookup from a zone, following aliases. */
export const lookUp = ({ records }: Zone, type: DnsType, name: string): DnsReply => {
  let asked = normalName(name);
  for (let alias = 0; alias <= mostAliases; alias += 1) {
    const here = records.filter((record) => record.name === asked);
    if (here.some((record) => record.type === "SERVFAIL")) return { tag: "unanswered" };
    const found = here.filter((record) => record.type === type).map(({ value }) => value);
    const next = here.find((record) => record.type === "CNAME");
    if (type !== "CNAME" && next !== undefined) {
      asked = normalName(next.value);
      continue;
    }
    if (found.length === 0) return { tag: "none" };
    if (type !== "MX") return { tag: "records", records: found };
    const preferred = found.toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
    return { tag: "records", records: preferred.map((value) => normalName(value.split(" ")[1] ?? "")) };
  }
  return { tag: "unanswered" };
};
