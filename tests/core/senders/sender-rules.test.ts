import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { afterCheck, afterMailbox, type SenderCheck, type StoredVerification } from "../../../core/senders/after-check.rule.ts";
import { checkSender } from "../../../core/senders/check-sender.service.ts";
import { decideMailboxLink, decideNewSender, decideSenderName, decideSenderTest } from "../../../core/senders/decide-sender.rule.ts";
import { dkimResult, dmarcResult } from "../../../core/senders/dkim-record.rule.ts";
import { mailFrom, type MailSender } from "../../../core/senders/mail-from.rule.ts";
import { publishedRecords } from "../../../core/senders/published-records.rule.ts";
import { noFindings, type SenderFindings, type SpfResult } from "../../../core/senders/sender.model.ts";
import { fakeDns } from "../../fakes/dns.fake.ts";

const noon = 1_782_907_200;
const day = 86_400;
const key = { selector: "cg1", public_key: "MIIBIjANBg" };

const fresh: StoredVerification = {
  status: "pending",
  ...noFindings,
  mailbox: { confirmed_at: null, sent_at: null, until: null },
  checked_at: null,
  unanswered_at: null,
  bad_days: 0,
  bad_at: null,
};
const confirmed = { ...fresh, mailbox: { confirmed_at: noon, sent_at: noon, until: null } };
const good: SenderCheck = {
  spf: { result: "pass", problem: null, found: [] },
  dkim: { result: "pass", found: [] },
  dmarc: { result: "none", found: [] },
};
const bad: SenderCheck = { ...good, dkim: { result: "none", found: [] } };
const statusOf = ({ status, bad_days }: StoredVerification) => [status, bad_days];

describe("the verification of a sender", () => {
  it("should be complete once SPF passes, the key is ours and the mailbox is confirmed [C3.36]", () => {
    expect(afterCheck(confirmed, good, noon).status).toBe("verified");
    expect(afterCheck(fresh, good, noon).status).toBe("pending");
    expect(afterMailbox(afterCheck(fresh, good, noon), noon).status).toBe("verified");
    expect(afterMailbox(fresh, noon).status).toBe("pending");
    for (const result of ["fail", "softfail", "neutral", "none", "permerror"] as const)
      expect(afterCheck(confirmed, { ...good, spf: { result, problem: null, found: [] } }, noon).status).toBe("pending");
    for (const result of ["none", "other_key", "revoked", "malformed", "several_records"] as const)
      expect(afterCheck(confirmed, { ...good, dkim: { result, found: [] } }, noon).status).toBe("pending");
  });

  it("should not wait for SPF where the mail server's address is not known, nor for DMARC ever", () => {
    const unknown: SenderCheck = { ...good, spf: { result: "not_checked", problem: null, found: [] } };
    expect(afterCheck(confirmed, unknown, noon).status).toBe("verified");
    expect(afterCheck(confirmed, { ...good, dmarc: { result: "malformed", found: [] } }, noon).status).toBe("verified");
    expect(afterCheck(confirmed, { ...good, dmarc: null }, noon).status).toBe("verified");
  });

  it("should fail after three bad days in a row, of which two checks on one day are one", () => {
    const verified = afterCheck(confirmed, good, noon);
    const first = afterCheck(verified, bad, noon + day);
    const again = afterCheck(first, bad, noon + day + 3600);
    const second = afterCheck(again, bad, noon + 2 * day - 60);
    expect([first, again, second].map(statusOf)).toEqual([
      ["verified", 1],
      ["verified", 1],
      ["verified", 2],
    ]);
    expect(statusOf(afterCheck(second, bad, noon + 3 * day))).toEqual(["failed", 3]);
    expect(statusOf(afterCheck(second, good, noon + 3 * day))).toEqual(["verified", 0]);
  });

  it("should recover from a failure with the next good check", () => {
    const failed: StoredVerification = { ...confirmed, status: "failed", bad_days: 4, bad_at: noon };
    expect(statusOf(afterCheck(failed, good, noon + day))).toEqual(["verified", 0]);
    expect(statusOf(afterCheck({ ...failed, mailbox: fresh.mailbox }, good, noon + day))).toEqual(["pending", 0]);
    expect(statusOf(afterCheck(failed, bad, noon + day))).toEqual(["failed", 5]);
  });

  it("should stay as it is when DNS does not answer, except that this is told", () => {
    const second: StoredVerification = { ...afterCheck(confirmed, good, noon), bad_days: 2, bad_at: noon };
    for (const lost of [
      { ...bad, spf: null },
      { ...good, dkim: null },
    ]) {
      const after = afterCheck(second, lost, noon + 5 * day);
      expect(after).toEqual({ ...second, unanswered_at: noon + 5 * day });
      expect(afterCheck(after, good, noon + 6 * day).unanswered_at).toBeNull();
    }
    expect(afterCheck(second, { ...good, dmarc: null }, noon + day).dmarc).toEqual(second.dmarc);
  });
});

describe("the key record of a domain", () => {
  it.each([
    [[], "none"],
    [["v=DKIM1; k=rsa; p=MIIBIjANBg"], "pass"],
    [["p=MIIBIjANBg"], "pass"],
    [["v=DKIM1;p=MIIB IjANBg;"], "pass"],
    [["v=DKIM1; h=sha1:sha256; s=email; t=y; p=MIIBIjANBg"], "pass"],
    [["v=DKIM1; p=other"], "other_key"],
    [["v=DKIM1; p="], "revoked"],
    [["v=DKIM2; p=MIIBIjANBg"], "malformed"],
    [["p=MIIBIjANBg; v=DKIM1"], "malformed"],
    [["v=DKIM1; k=ed25519; p=MIIBIjANBg"], "malformed"],
    [["v=DKIM1; h=sha1; p=MIIBIjANBg"], "malformed"],
    [["v=DKIM1; s=web; p=MIIBIjANBg"], "malformed"],
    [["v=DKIM1; p=a; p=MIIBIjANBg"], "malformed"],
    [["something else"], "malformed"],
    [["p=MIIBIjANBg", "p=MIIBIjANBg"], "several_records"],
  ])("should be read from %j as %s", (records, result) => {
    expect(dkimResult(records, key.public_key)).toBe(result);
  });
});

describe("the DMARC policy of a domain", () => {
  it.each([
    [[], "none"],
    [["v=spf1 -all"], "none"],
    [["v=DMARC1; p=none; rua=mailto:a@example.com"], "monitor"],
    [["v=DMARC1; p=quarantine"], "quarantine"],
    [["v=DMARC1;p=reject"], "reject"],
    [["v=DMARC1"], "malformed"],
    [["v=DMARC1; p=perhaps"], "malformed"],
    [["v=DMARC1; p=none", "v=DMARC1; p=reject"], "malformed"],
  ])("should be read from %j as %s", (records, result) => {
    expect(dmarcResult(records)).toBe(result);
  });
});

describe("a check of a sender", () => {
  const sender = { email: "hello@mail.example.com", key };
  const zone = [
    "mail.example.com TXT v=spf1 ip4:192.0.2.25 -all",
    "cg1._domainkey.mail.example.com CNAME cg1.keys.example.net",
    "cg1.keys.example.net TXT v=DKIM1; k=rsa; p=MIIBIjANBg",
    "_dmarc.example.com TXT v=DMARC1; p=reject",
  ].join("\n");

  it("should find policy, key (also behind an alias) and the policy of the domain above", async () => {
    expect(await checkSender(fakeDns(zone), sender, ["192.0.2.25"])).toMatchObject({
      spf: { result: "pass", found: ["v=spf1 ip4:192.0.2.25 -all"] },
      dkim: { result: "pass" },
      dmarc: { result: "reject" },
    });
  });

  it("should let every address of the mail server pass, and check no policy without one", async () => {
    expect((await checkSender(fakeDns(zone), sender, ["192.0.2.25", "2001:db8::1"])).spf?.result).toBe("fail");
    const dns = fakeDns(zone);
    expect((await checkSender(dns, sender, [])).spf?.result).toBe("not_checked");
    expect(dns.asked).not.toContain("TXT mail.example.com");
  });

  it("should say which part DNS did not answer", async () => {
    const check = await checkSender(fakeDns(`${zone}\nmail.example.com SERVFAIL`), sender, ["192.0.2.25"]);
    expect([check.spf, check.dkim?.result]).toEqual([null, "pass"]);
  });
});

describe("the records to publish", () => {
  const spfOf = (found: readonly string[], result: SpfResult = "softfail") => ({ ...noFindings, spf: { result, problem: null, found } });
  const valueOf = (purpose: string, ips: readonly string[], findings: SenderFindings = noFindings): string | undefined =>
    publishedRecords("example.com", key, ips, findings).find((record) => record.purpose === purpose)?.value;

  it("should be the key, the policy with the mail server's addresses, and a DMARC policy that is not needed", () => {
    expect(publishedRecords("example.com", key, ["192.0.2.25", "2001:db8::1"], noFindings)).toEqual([
      { purpose: "dkim", type: "TXT", name: "cg1._domainkey.example.com", value: "v=DKIM1; k=rsa; p=MIIBIjANBg", is_needed: true },
      { purpose: "spf", type: "TXT", name: "example.com", value: "v=spf1 ip4:192.0.2.25 ip6:2001:db8::1 ~all", is_needed: true },
      { purpose: "dmarc", type: "TXT", name: "_dmarc.example.com", value: "v=DMARC1; p=none", is_needed: false },
    ]);
    expect(valueOf("spf", [])).toBeUndefined();
  });

  it.each([
    ["v=spf1 include:other.example -all", "v=spf1 include:other.example ip4:192.0.2.25 -all"],
    ["v=spf1 redirect=other.example", "v=spf1 ip4:192.0.2.25 redirect=other.example"],
    ["v=spf1 mx", "v=spf1 mx ip4:192.0.2.25"],
    ["v=spf1 ip4:192.0.2.25 -all", "v=spf1 ip4:192.0.2.25 -all"],
  ])("should complete the policy `%s`", (published, value) => {
    expect(valueOf("spf", ["192.0.2.25"], spfOf([published]))).toBe(value);
  });

  it("should be a policy that lets the mail server send already, as it is", () => {
    const published = "v=spf1 include:other.example -all";
    expect(valueOf("spf", ["192.0.2.25"], spfOf([published], "pass"))).toBe(published);
  });

  it("should be one policy where there are several, with everything that they name", () => {
    const several = ["v=spf1 include:a.example mx ~all", "v=spf1 mx ip4:198.51.100.7 -all"];
    expect(valueOf("spf", ["192.0.2.25"], spfOf(several, "permerror"))).toBe(
      "v=spf1 include:a.example mx ip4:198.51.100.7 ip4:192.0.2.25 ~all",
    );
  });

  it("should never shorten or weaken what is published", async () => {
    const text = `v=spf1 ${Array.from({ length: 60 }, (_, at) => `ip4:198.51.100.${at}`).join(" ")} -all`;
    const dns = fakeDns(`example.com TXT ${text}\n_dmarc.example.com TXT v=DMARC1; p=reject`);
    const { spf, dmarc } = await checkSender(dns, { email: "hello@example.com", key }, ["192.0.2.25"]);
    const findings = { ...noFindings, spf: spf ?? noFindings.spf, dmarc: dmarc ?? noFindings.dmarc };
    expect(valueOf("spf", ["192.0.2.25"], findings)).toBe(text.replace(" -all", " ip4:192.0.2.25 -all"));
    expect(valueOf("dmarc", [], findings)).toBeUndefined();
  });
});

describe("decisions about senders", () => {
  const known = { id: 1, email: "hello@example.com", name: "Harbor", is_default: true, version: 2, deleted_at: null };

  it("should take a new address in small letters, bring a removed one back, and take the same one again for a retry", () => {
    expect(decideNewSender([], { email: " Hello@Example.com ", name: " Harbor " })).toEqual(
      E.right({ email: "hello@example.com", name: "Harbor", stored: null, isSame: false }),
    );
    const removed = { ...known, deleted_at: noon };
    expect(decideNewSender([removed], { email: known.email, name: "New" })).toMatchObject(
      E.right({ stored: removed, isSame: false, name: "New" }),
    );
    expect(decideNewSender([known], known)).toMatchObject(E.right({ isSame: true }));
    expect(decideNewSender([known], { ...known, name: "Other" })).toMatchObject(E.left({ tag: "invalid" }));
  });

  it.each([
    [{ email: "nobody", name: "A" }, "email"],
    [{ email: "a@example.com", name: "  " }, "name"],
    [{ email: "a@example.com", name: "A\r\nBcc: b@example.com" }, "name"],
    [{ email: "a@example.com", name: 'A <b@example.com> "c"' }, "name"],
  ])("should refuse %j by its field", (asked, field) => {
    const decided = decideNewSender([], asked);
    expect(E.isLeft(decided) && decided.left.tag === "invalid" ? Object.keys(decided.left.errors) : []).toEqual([field]);
  });

  it("should refuse the twenty-first address", () => {
    const full = Array.from({ length: 20 }, (_, at) => ({ ...known, id: at, email: `a${at}@example.com` }));
    expect(decideNewSender(full, { email: "b@example.com", name: "B" })).toMatchObject(E.left({ tag: "invalid" }));
  });

  it("should refuse a name against an older version, except the name that it has", () => {
    expect(decideSenderName(known, { version: 1, name: "Other" }, known)).toMatchObject(E.left({ tag: "conflict", current: known }));
    expect(decideSenderName(known, { version: 1, name: "Harbor" }, known)).toEqual(E.right(null));
    expect(decideSenderName(known, { version: 2, name: " Other " }, known)).toEqual(E.right({ name: "Other" }));
    expect(decideSenderName({ ...known, deleted_at: noon }, { version: 2, name: "Other" }, known)).toMatchObject(
      E.left({ tag: "not-found" }),
    );
  });

  it("should send tests of an unverified address to itself only [C4.22]", () => {
    const of = (status: "pending" | "verified" | "failed") => ({ email: known.email, verification: { status, mailbox: fresh.mailbox } });
    for (const status of ["pending", "failed"] as const) {
      expect(decideSenderTest(of(status), " Hello@example.com")).toEqual(E.right(known.email));
      expect(decideSenderTest(of(status), "you@example.org")).toMatchObject(
        E.left({ tag: "invalid", errors: { to: [expect.any(String)] } }),
      );
    }
    expect(decideSenderTest(of("verified"), "you@example.org")).toEqual(E.right("you@example.org"));
    expect(decideSenderTest(of("verified"), "you")).toMatchObject(E.left({ tag: "invalid" }));
  });

  it("should send a link once a minute, and none to a confirmed mailbox", () => {
    const of = (mailbox: StoredVerification["mailbox"]) => ({ email: known.email, verification: { status: "pending" as const, mailbox } });
    const sent = { confirmed_at: null, sent_at: noon, until: noon + 7 * day };
    expect(decideMailboxLink(of(sent), noon + 59)).toMatchObject(E.left({ tag: "conflict" }));
    expect(decideMailboxLink(of(sent), noon + 60)).toEqual(E.right(undefined));
    expect(decideMailboxLink(of({ ...sent, confirmed_at: noon }), noon + 999)).toMatchObject(E.left({ tag: "conflict" }));
  });
});

describe("who a mail is from", () => {
  const verified: MailSender = { email: "hello@example.com", status: "verified", isConfirmed: true };
  const pending: MailSender = { email: "new@example.com", status: "pending", isConfirmed: true };
  const to = "rosa@quayside.example";

  it("should be the verified default sender, else the installation with replies to a confirmed mailbox", () => {
    expect(mailFrom(to, null, verified)).toEqual({ tag: "sender", sender: verified });
    expect(mailFrom(to, null, pending)).toEqual({ tag: "installation", replyTo: pending });
    expect(mailFrom(to, null, { ...pending, isConfirmed: false })).toEqual({ tag: "installation", replyTo: null });
    expect(mailFrom(to, null, { ...verified, status: "failed" })).toMatchObject({ tag: "installation" });
    expect(mailFrom(to, null, null)).toEqual({ tag: "installation", replyTo: null });
  });

  it("should be the sender that it was written for, unverified only to itself", () => {
    expect(mailFrom(pending.email, pending, verified)).toEqual({ tag: "sender", sender: pending });
    expect(mailFrom(to, pending, verified)).toMatchObject({ tag: "installation" });
    expect(mailFrom(to, verified, null)).toEqual({ tag: "sender", sender: verified });
    expect(mailFrom(pending.email, null, pending)).toMatchObject({ tag: "installation" });
  });
});
