import type { DnsReply, DnsType } from "./dns-reply.model.ts";

/** The domain name system. A lookup never throws. */
export type Dns = { readonly ask: (type: DnsType, name: string) => Promise<DnsReply> };
