import type { Dns } from "../../core/senders/dns.port.ts";
import { lookUp, zoneOf } from "../../core/senders/zone.rule.ts";

/**
 * DNS in this process.
 * @property set replaces the records
 * @property asked the lookups so far, as "TXT example.com"
 */
export type FakeDns = Dns & { readonly set: (zone: string) => void; readonly asked: readonly string[] };

export const fakeDns = (zone = ""): FakeDns => {
  let held = zoneOf(zone);
  const asked: string[] = [];
  return {
    asked,
    set: (text) => {
      held = zoneOf(text);
    },
    ask: async (type, name) => {
      asked.push(`${type} ${name}`);
      return lookUp(held, type, name);
    },
  };
};
