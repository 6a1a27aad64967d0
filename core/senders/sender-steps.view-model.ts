import type { DnsRecord, Sender } from "./sender.model.ts";

/** How far one part of a verification is; `advice` is for what does not decide, `unknown` for what was not checked. */
type StepState = "done" | "todo" | "advice" | "unknown";

type SpfSaying =
  | Exclude<Sender["verification"]["spf"]["result"], "permerror" | "not_checked">
  | NonNullable<Sender["verification"]["spf"]["problem"]>;

/**
 * One part of a verification in words.
 * @property say what was found and what to do, as a key of the texts
 */
export type SenderStep =
  | { readonly part: "mailbox"; readonly state: StepState; readonly say: "confirmed" | "waiting" | "expired" | "unsent" }
  | { readonly part: "spf"; readonly state: StepState; readonly say: SpfSaying | "unchecked" | "unknown_server" }
  | {
      readonly part: "dkim";
      readonly state: StepState;
      readonly say: Exclude<Sender["verification"]["dkim"]["result"], "not_checked"> | "unchecked";
    }
  | {
      readonly part: "dmarc";
      readonly state: StepState;
      readonly say: Exclude<Sender["verification"]["dmarc"]["result"], "not_checked"> | "unchecked";
    };

const mailboxStep = ({ confirmed_at, sent_at, until }: Sender["verification"]["mailbox"], now: number): SenderStep => {
  if (confirmed_at !== null) return { part: "mailbox", state: "done", say: "confirmed" };
  const say = sent_at === null ? "unsent" : until !== null && now < until ? "waiting" : "expired";
  return { part: "mailbox", state: "todo", say };
};

const spfStep = ({ spf: { result, problem }, checked_at }: Sender["verification"]): SenderStep => {
  if (result === "not_checked") return { part: "spf", state: "unknown", say: checked_at === null ? "unchecked" : "unknown_server" };
  return { part: "spf", state: result === "pass" ? "done" : "todo", say: result === "permerror" ? (problem ?? "syntax") : result };
};

const dkimStep = ({ dkim: { result } }: Sender["verification"]): SenderStep =>
  result === "not_checked"
    ? { part: "dkim", state: "unknown", say: "unchecked" }
    : { part: "dkim", state: result === "pass" ? "done" : "todo", say: result };

const dmarcStep = ({ dmarc: { result } }: Sender["verification"]): SenderStep => {
  if (result === "not_checked") return { part: "dmarc", state: "unknown", say: "unchecked" };
  return { part: "dmarc", state: result === "none" || result === "malformed" ? "advice" : "done", say: result };
};

/**
 * What is done and what is missing until an address is verified, in the order in which it is done.
 * @param now epoch seconds
 */
export const senderSteps = ({ verification }: Sender, now: number): readonly SenderStep[] => [
  mailboxStep(verification.mailbox, now),
  dkimStep(verification),
  spfStep(verification),
  dmarcStep(verification),
];

/** What the last check found instead of a record; empty where it found what is to be published, or nothing was checked. */
export const foundInstead = ({ verification }: Sender, { purpose, value }: DnsRecord): readonly string[] =>
  verification[purpose].found.filter((text) => text !== value);

/** Whether mail of the organisation is from an address: the default one, once it is verified. */
export const isInUse = ({ is_default, verification: { status } }: Sender): boolean => is_default && status === "verified";
