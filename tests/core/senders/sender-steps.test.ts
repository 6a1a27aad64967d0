import { describe, expect, it } from "vitest";
import { foundInstead, isInUse, senderSteps } from "../../../core/senders/sender-steps.view-model.ts";
import { noFindings, type Sender, type SenderVerification } from "../../../core/senders/sender.model.ts";

const now = 1_782_907_200;
const fresh: SenderVerification = {
  status: "pending",
  ...noFindings,
  mailbox: { confirmed_at: null, sent_at: null, until: null },
  checked_at: null,
  unanswered_at: null,
  bad_days: 0,
};
const sender = (verification: Partial<SenderVerification>, more: Partial<Sender> = {}): Sender => ({
  id: 1,
  email: "hello@example.com",
  name: "Harbor",
  is_default: true,
  verification: { ...fresh, ...verification },
  records: [],
  version: 1,
  created_at: now,
  ...more,
});
const said = (verification: Partial<SenderVerification>, part: string) => {
  const step = senderSteps(sender(verification), now).find((one) => one.part === part);
  return [step?.state, step?.say];
};

describe("the steps to a verified address", () => {
  it.each([
    [{ confirmed_at: now, sent_at: now, until: null }, ["done", "confirmed"]],
    [{ confirmed_at: null, sent_at: now, until: now + 1 }, ["todo", "waiting"]],
    [{ confirmed_at: null, sent_at: now - 9, until: now }, ["todo", "expired"]],
    [{ confirmed_at: null, sent_at: null, until: null }, ["todo", "unsent"]],
  ])("should tell from %j how far the mailbox is", (mailbox, told) => {
    expect(said({ mailbox }, "mailbox")).toEqual(told);
  });

  it("should tell an unknown mail server from a check that is still to come", () => {
    expect(said({}, "spf")).toEqual(["unknown", "unchecked"]);
    expect(said({ checked_at: now }, "spf")).toEqual(["unknown", "unknown_server"]);
    expect(said({}, "dkim")).toEqual(["unknown", "unchecked"]);
    expect(said({}, "dmarc")).toEqual(["unknown", "unchecked"]);
  });

  it("should name the mistake in a policy, and only advise about DMARC", () => {
    const spf = { result: "permerror", problem: "too_many_lookups", found: [] } as const;
    expect(said({ spf, checked_at: now }, "spf")).toEqual(["todo", "too_many_lookups"]);
    expect(said({ spf: { ...spf, result: "pass", problem: null } }, "spf")).toEqual(["done", "pass"]);
    expect(said({ dkim: { result: "other_key", found: [] } }, "dkim")).toEqual(["todo", "other_key"]);
    expect(said({ dmarc: { result: "none", found: [] } }, "dmarc")).toEqual(["advice", "none"]);
    expect(said({ dmarc: { result: "reject", found: [] } }, "dmarc")).toEqual(["done", "reject"]);
  });

  it("should show what was found unless it is what is to be published, and which address is in use", () => {
    const record = { purpose: "spf", type: "TXT", name: "example.com", value: "v=spf1 -all", is_needed: true } as const;
    const found = sender({ spf: { result: "fail", problem: null, found: ["v=spf1 -all", "v=spf1 mx"] } });
    expect(foundInstead(found, record)).toEqual(["v=spf1 mx"]);
    expect([
      isInUse(sender({ status: "verified" })),
      isInUse(sender({})),
      isInUse(sender({ status: "verified" }, { is_default: false })),
    ]).toEqual([true, false, false]);
  });
});
