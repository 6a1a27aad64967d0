import * as t from "io-ts";
import { intBetween, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";
import { longestEmail } from "../validation/email.rule.ts";

const day = 86_400;

/**
 * Limits: addresses of an organisation, characters of a name, seconds for which a mailbox link works and between two of them, bad days
 * until an address fails, and seconds for which a removed address can be brought back.
 */
export const senderLimits = { senders: 20, name: 80, link: 7 * day, linkPause: 60, badDays: 3, kept: 30 * day } as const;

/** Whether mail may be sent from an address: only from a verified one. */
export const SenderStatus = t.keyof({ pending: null, verified: null, failed: null }, "SenderStatus");
export type SenderStatus = t.TypeOf<typeof SenderStatus>;

/**
 * Whether the domain lets this installation's mail server send: the results of RFC 7208, and
 * - not_checked: the address of the mail server is not known
 */
export const SpfResult = t.keyof(
  { not_checked: null, pass: null, fail: null, softfail: null, neutral: null, none: null, permerror: null },
  "SpfResult",
);
export type SpfResult = t.TypeOf<typeof SpfResult>;

const SpfProblem = t.keyof(
  { syntax: null, several_records: null, too_many_lookups: null, too_many_voids: null, too_many_names: null, missing_include: null },
  "SpfProblem",
);

/** Whether the key that the domain publishes is the one that signs its mail. */
export const DkimResult = t.keyof(
  { not_checked: null, pass: null, none: null, other_key: null, revoked: null, malformed: null, several_records: null },
  "DkimResult",
);
export type DkimResult = t.TypeOf<typeof DkimResult>;

/** What the domain asks of receivers: `monitor` is the policy `none`, `none` is no policy. */
export const DmarcResult = t.keyof(
  { not_checked: null, none: null, monitor: null, quarantine: null, reject: null, malformed: null },
  "DmarcResult",
);
export type DmarcResult = t.TypeOf<typeof DmarcResult>;

const Records = t.readonlyArray(t.string);

/** What the last complete check found: a result each, and the records as published. */
export const SenderFindings = t.type(
  {
    spf: t.type({ result: SpfResult, problem: orNull(SpfProblem), found: Records }),
    dkim: t.type({ result: DkimResult, found: Records }),
    dmarc: t.type({ result: DmarcResult, found: Records }),
  },
  "SenderFindings",
);
export type SenderFindings = t.TypeOf<typeof SenderFindings>;

/** The findings before the first check. */
export const noFindings: SenderFindings = {
  spf: { result: "not_checked", problem: null, found: [] },
  dkim: { result: "not_checked", found: [] },
  dmarc: { result: "not_checked", found: [] },
};

/**
 * How far the verification of an address is; times are epoch seconds.
 * @property mailbox when the link that was mailed to the address was confirmed, when it was sent and until when it works
 * @property checked_at the last complete check; null before the first
 * @property unanswered_at the last check if DNS did not answer it, so that it changed nothing; null otherwise
 * @property bad_days on which checks in a row found the records missing or wrong
 */
export const SenderVerification = t.type(
  {
    status: SenderStatus,
    ...SenderFindings.props,
    mailbox: t.type({ confirmed_at: orNull(t.number), sent_at: orNull(t.number), until: orNull(t.number) }),
    checked_at: orNull(t.number),
    unanswered_at: orNull(t.number),
    bad_days: t.number,
  },
  "SenderVerification",
);
export type SenderVerification = t.TypeOf<typeof SenderVerification>;

/**
 * A record to publish in the domain's DNS.
 * @property is_needed whether verification depends on it
 */
export const DnsRecord = t.type(
  { purpose: t.keyof({ spf: null, dkim: null, dmarc: null }), type: t.string, name: t.string, value: t.string, is_needed: t.boolean },
  "DnsRecord",
);
export type DnsRecord = t.TypeOf<typeof DnsRecord>;

/**
 * An address from which an organisation sends mail.
 * @property is_default whether the organisation's mail is from it, once it is verified
 */
export const Sender = t.type(
  {
    id: t.number,
    email: t.string,
    name: t.string,
    is_default: t.boolean,
    verification: SenderVerification,
    records: t.readonlyArray(DnsRecord),
    version: t.number,
    created_at: t.number,
  },
  "Sender",
);
export type Sender = t.TypeOf<typeof Sender>;

const values = { name: textUpTo(senderLimits.name) } as const;

/** A new address, with the name that recipients see. */
export const NewSender = exactly("NewSender", { email: textUpTo(longestEmail), ...values }, {});
export type NewSender = t.TypeOf<typeof NewSender>;

/** Another name, against the version that was seen. */
export const SenderChange = exactly("SenderChange", { version: intBetween(0, 2_000_000_000), ...values }, {});
export type SenderChange = t.TypeOf<typeof SenderChange>;

/** Where a test goes. */
export const SenderTest = exactly("SenderTest", { to: textUpTo(longestEmail) }, {});
export type SenderTest = t.TypeOf<typeof SenderTest>;
