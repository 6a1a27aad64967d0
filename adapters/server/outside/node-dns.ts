import { Resolver } from "node:dns/promises";
import type { DnsReply, DnsType } from "../../../core/senders/dns-reply.model.ts";
import type { Dns } from "../../../core/senders/dns.port.ts";

const timeoutMs = 3_000;
const tries = 2;

/** The error codes of a lookup that mean that there is nothing of this name or type. */
const absent: ReadonlySet<unknown> = new Set(["ENOTFOUND", "ENODATA"]);

const withoutDot = (name: string): string => name.replace(/\.$/, "");

const lookUp = async (resolver: Resolver, type: DnsType, name: string): Promise<readonly string[]> => {
  switch (type) {
    case "A":
      return resolver.resolve4(name);
    case "AAAA":
      return resolver.resolve6(name);
    case "CNAME":
      return (await resolver.resolveCname(name)).map(withoutDot);
    case "PTR":
      return (await resolver.resolvePtr(name)).map(withoutDot);
    case "MX":
      return (await resolver.resolveMx(name)).toSorted((a, b) => a.priority - b.priority).map(({ exchange }) => withoutDot(exchange));
    case "TXT":
      return (await resolver.resolveTxt(name)).map((strings) => strings.join(""));
  }
};

/**
 * DNS through the servers that this machine uses.
 * @param servers others to ask instead, as `address:port`
 */
export const makeNodeDns = (servers?: readonly string[]): Dns => {
  const resolver = new Resolver({ timeout: timeoutMs, tries });
  if (servers !== undefined) resolver.setServers(servers);
  return {
    ask: async (type, name): Promise<DnsReply> => {
      try {
        const records = await lookUp(resolver, type, name);
        return records.length === 0 ? { tag: "none" } : { tag: "records", records };
      } catch (error) {
        return absent.has(Reflect.get(Object(error), "code")) ? { tag: "none" } : { tag: "unanswered" };
      }
    },
  };
};
