import type { DnsReply } from "../../../core/senders/dns-reply.model.ts";
import type { Dns } from "../../../core/senders/dns.port.ts";

const unanswered: DnsReply = { tag: "unanswered" };

/**
 * DNS for one check as a whole: what is not answered in time counts as unanswered.
 * @param ms for all lookups together
 */
export const timedDns = (dns: Dns, ms: number): Dns => {
  const signal = AbortSignal.timeout(ms);
  return {
    ask: (type, name) =>
      signal.aborted
        ? Promise.resolve(unanswered)
        : Promise.race([
            dns.ask(type, name),
            new Promise<DnsReply>((resolve) => {
              signal.addEventListener("abort", () => resolve(unanswered), { once: true });
            }),
          ]),
  };
};
