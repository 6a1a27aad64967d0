import type { SenderCheck } from "../../../core/senders/after-check.rule.ts";
import { checkSender } from "../../../core/senders/check-sender.service.ts";
import type { Dns } from "../../../core/senders/dns.port.ts";
import { timedDns } from "../outside/timed-dns.ts";
import type { SenderRow } from "./sender-row.ts";

const checkMs = 15_000;

/** @property ips the addresses of the mail server */
export type CheckDeps = { readonly dns: Dns; readonly ips: readonly string[] };

/** Looks up what the domain of a sender publishes, outside any transaction. */
export const checkRow = ({ dns, ips }: CheckDeps, { email, selector, public_key }: SenderRow): Promise<SenderCheck> =>
  checkSender(timedDns(dns, checkMs), { email, key: { selector, public_key } }, ips);
