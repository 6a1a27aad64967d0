import { idle, loaded } from "../../../core/kernel/remote.ts";
import { noFindings, type Sender, type SenderVerification } from "../../../core/senders/sender.model.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { ConfirmMailboxView } from "./confirm-mailbox.view.tsx";
import { SenderForm, type SenderFormProps } from "./sender-form.view.tsx";
import { SendersView, type SendersViewProps } from "./senders.view.tsx";

const nothing = (): void => undefined;
const now = 1_782_907_200;
const key = `MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA${"vK3xQ9mT7aZpLr2".repeat(22)}IDAQAB`;
const fresh: SenderVerification = {
  status: "pending",
  ...noFindings,
  mailbox: { confirmed_at: null, sent_at: now - 3600, until: now + 518_400 },
  checked_at: null,
  unanswered_at: null,
  bad_days: 0,
};
const confirmed = { confirmed_at: now - 86_400, sent_at: now - 90_000, until: null };
const good: SenderVerification = {
  ...fresh,
  status: "verified",
  spf: { result: "pass", problem: null, found: ["v=spf1 ip4:203.0.113.25 ~all"] },
  dkim: { result: "pass", found: [`v=DKIM1; k=rsa; p=${key}`] },
  dmarc: { result: "quarantine", found: ["v=DMARC1; p=quarantine"] },
  mailbox: confirmed,
  checked_at: now - 7200,
};
const bad: SenderVerification = {
  ...good,
  status: "failed",
  spf: { result: "fail", problem: null, found: ["v=spf1 ip4:198.51.100.7 -all"] },
  dkim: { result: "none", found: [] },
  dmarc: { result: "none", found: [] },
  bad_days: 4,
};
const sender = (id: number, email: string, verification: SenderVerification, more: Partial<Sender> = {}): Sender => {
  const domain = email.slice(email.indexOf("@") + 1);
  return {
    id,
    email,
    name: "Harbor Learning",
    is_default: false,
    verification,
    records: [
      { purpose: "dkim", type: "TXT", name: `cygnet-5f2a90cd._domainkey.${domain}`, value: `v=DKIM1; k=rsa; p=${key}`, is_needed: true },
      { purpose: "spf", type: "TXT", name: domain, value: "v=spf1 ip4:203.0.113.25 ~all", is_needed: true },
      { purpose: "dmarc", type: "TXT", name: `_dmarc.${domain}`, value: "v=DMARC1; p=none", is_needed: false },
    ],
    version: 1,
    created_at: now - 900_000,
    ...more,
  };
};
const verified = sender(1, "hello@harbor.example", good, { is_default: true });

const list = (more: Partial<SendersViewProps>) => (
  <SendersView
    senders={loaded([verified])}
    now={now}
    checking={null}
    onAdd={nothing}
    onCheck={nothing}
    onSendLink={nothing}
    onRename={nothing}
    onTest={nothing}
    onMakeDefault={nothing}
    onRemove={nothing}
    onCopy={nothing}
    onRetry={nothing}
    {...more}
  />
);
const form = (more: Partial<SenderFormProps>) => (
  <SenderForm
    kind="add"
    email=""
    draft={{ email: "", name: "", to: null }}
    isDirty={false}
    isToItself={false}
    isPending={false}
    failure={null}
    onChange={nothing}
    onSubmit={nothing}
    onClose={nothing}
    {...more}
  />
);
const confirming = { isDone: false, isPending: false, failure: null, onConfirm: nothing };

/** The page of sender addresses, its forms, and the page that confirms a mailbox, in every state. */
export const gallery: GalleryEntry = {
  name: "senders",
  group: "staff/senders",
  isWhole: true,
  states: {
    verified: () => list({}),
    "verified and failed": () =>
      list({ senders: loaded([verified, sender(2, "news@harbor-events.example", bad, { name: "Harbor Events" })]) }),
    "just added": () => list({ senders: loaded([sender(3, "hello@harbor.example", fresh, { is_default: true })]) }),
    checking: () => list({ senders: loaded([verified]), checking: 1 }),
    "about to fail": () => list({ senders: loaded([sender(1, "hello@harbor.example", { ...bad, status: "verified", bad_days: 2 })]) }),
    "dns did not answer": () => list({ senders: loaded([sender(1, "hello@harbor.example", { ...good, unanswered_at: now - 30 })]) }),
    "mail server unknown": () =>
      list({
        senders: loaded([
          sender(1, "hello@harbor.example", { ...good, spf: noFindings.spf, dmarc: { result: "malformed", found: ["v=DMARC1"] } }),
        ]),
      }),
    none: () => list({ senders: loaded([]) }),
    loading: () => list({ senders: idle }),
    offline: () => list({ senders: { tag: "failed", failure: { tag: "offline" } } }),
    add: () => form({}),
    "add refused": () =>
      form({
        draft: { email: "hello", name: "", to: null },
        failure: {
          tag: "invalid",
          message: "",
          errors: {
            email: ["“hello” is no email address. Write one such as hello@example.com."],
            name: ["Write the name that recipients see, such as the name of your organisation."],
          },
        },
      }),
    rename: () => form({ kind: "rename", email: "hello@harbor.example", draft: { email: null, name: "Harbor", to: null } }),
    test: () =>
      form({
        kind: "test",
        email: "hello@harbor.example",
        draft: { email: null, name: null, to: "hello@harbor.example" },
        isToItself: true,
      }),
    confirm: () => <ConfirmMailboxView {...confirming} />,
    confirmed: () => <ConfirmMailboxView {...confirming} isDone />,
    "link too old": () => <ConfirmMailboxView {...confirming} failure={{ tag: "invalid", message: "", errors: { token: ["Old."] } }} />,
    "confirmation offline": () => <ConfirmMailboxView {...confirming} failure={{ tag: "offline" }} />,
  },
};
