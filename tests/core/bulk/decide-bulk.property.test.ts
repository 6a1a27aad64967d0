import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import type { BulkAction } from "../../../core/bulk/bulk-action.model.ts";
import { type BulkContact, presentValues } from "../../../core/bulk/bulk-contact.model.ts";
import { countedBulk } from "../../../core/bulk/bulk-plan.rule.ts";
import { bulkTotal, noBulkCounts } from "../../../core/bulk/bulk-run.model.ts";
import type { BulkStamp } from "../../../core/bulk/bulk-stamp.rule.ts";
import { type BulkDecision, decideBulk } from "../../../core/bulk/decide-bulk.rule.ts";
import { type ReadyAction, readyAction } from "../../../core/bulk/ready-action.rule.ts";
import { reverseBulk } from "../../../core/bulk/reverse-bulk.rule.ts";
import { emptyWrittenValues } from "../../../core/contacts/contact-field-kinds.rule.ts";
import { makePeople } from "../../../core/import/people.model.ts";
import { messagesOf } from "../../../core/kernel/failure.ts";
import { bulkAction, bulkField, bulkFields, bulkPeople } from "../../arbitraries/bulk.arb.ts";

const now = 1_782_907_200;

const ready = (action: BulkAction): ReadyAction => {
  const read = readyAction(action, bulkFields);
  if (E.isLeft(read)) throw new Error(JSON.stringify(read.left));
  return read.right;
};

const decided = (action: ReadyAction, contacts: readonly BulkContact[]): readonly BulkDecision[] => {
  const people = makePeople(contacts.filter(({ deleted_at }) => deleted_at === null));
  return contacts.map((contact) => decideBulk(action, contact.con_id, contact, { people, relatedTo: () => [], fields: bulkFields, now }));
};

const after = (contacts: readonly BulkContact[], decisions: readonly BulkDecision[]): readonly BulkContact[] =>
  contacts.map((contact, at) => {
    const decision = decisions[at];
    return decision?.tag === "changed" ? decision.contact : contact;
  });

const one: BulkContact = {
  ...emptyWrittenValues,
  con_id: 1,
  first_name: "Ann",
  email: ["ann@mail.example"],
  tags: ["vip"],
  fields: {},
  archived_at: null,
  deleted_at: null,
  blocked_at: null,
  updated_at: 1_700_000_000,
  version: 4,
};

describe("a bulk action", () => {
  it("should give every contact one outcome, and changed ones the requested values", () => {
    fc.assert(
      fc.property(bulkAction, bulkPeople(6), (action, contacts) => {
        const prepared = ready(action);
        const decisions = decided(prepared, contacts);
        expect(bulkTotal(countedBulk(noBulkCounts, decisions))).toBe(contacts.length);
        for (const decision of decisions)
          if (decision.tag === "changed") expect(presentValues(decision.contact, decision.after)).toEqual(decision.after);
        const again = decided(
          prepared,
          after(contacts, decisions).filter(({ deleted_at }) => action.do === "restore" || deleted_at === null),
        );
        expect(again.filter(({ tag }) => tag === "changed")).toEqual([]);
      }),
    );
  });

  it("should never leave two contacts with one email, nor a contact without name, email and mobile", () => {
    fc.assert(
      fc.property(bulkAction, bulkPeople(6), (action, contacts) => {
        const next = after(contacts, decided(ready(action), contacts));
        const emails = next.flatMap(({ email }) => email);
        expect(new Set(emails).size).toBe(emails.length);
        for (const { first_name, last_name, email, mobile } of next)
          expect(first_name + last_name + email.join("") + mobile.join("")).not.toBe("");
      }),
    );
  });

  it("should be undone to the previous values and times of the last change, in reverse order", () => {
    fc.assert(
      fc.property(bulkAction, bulkPeople(6), (action, contacts) => {
        const decisions = decided(ready(action), contacts);
        const changed = after(contacts, decisions);
        const byId = new Map(changed.map((contact) => [contact.con_id, contact]));
        const people = makePeople(changed.filter(({ deleted_at }) => deleted_at === null));
        for (const decision of decisions.toReversed()) {
          if (decision.tag !== "changed") continue;
          const reversal = reverseBulk(decision, byId.get(decision.con_id), people, null);
          expect(reversal.tag).toBe("reversed");
          if (reversal.tag === "reversed") byId.set(reversal.con_id, reversal.contact);
        }
        expect([...byId.values()]).toEqual(
          contacts.map((contact, at) => ({ ...contact, version: contact.version + (decisions[at]?.tag === "changed" ? 2 : 0) })),
        );
      }),
    );
  });

  it("should skip later changes in its undo, and report them", () => {
    const [decision] = decided(ready({ do: "add", field: "tags", value: ["new"] }), [one]);
    if (decision?.tag !== "changed") throw new Error("Nothing was changed.");
    const edited = { ...decision.contact, tags: ["vip", "new", "other"] };
    expect(reverseBulk(decision, edited, makePeople([edited]), null).tag).toBe("kept");
    const elsewhere = { ...decision.contact, first_name: "Zoe" };
    expect(reverseBulk(decision, elsewhere, makePeople([elsewhere]), null)).toMatchObject({
      tag: "reversed",
      contact: { first_name: "Zoe", tags: ["vip"] },
    });
    expect(reverseBulk(decision, undefined, makePeople(), null).tag).toBe("impossible");
  });

  it("should keep the time of a later change, or of one before times were stored", () => {
    const [decision] = decided(ready({ do: "add", field: "tags", value: ["new"] }), [one]);
    if (decision?.tag !== "changed") throw new Error("Nothing was changed.");
    expect([decision.contact.updated_at, decision.contact.version]).toEqual([now, 5]);
    const reversed = (contact: BulkContact, stamp: BulkStamp | null) =>
      reverseBulk({ ...decision, stamp }, contact, makePeople([contact]), null);
    expect(reversed(decision.contact, decision.stamp)).toMatchObject({
      contact: { updated_at: one.updated_at, version: 6 },
      resumes: { from: 4, to: 6 },
    });
    const edited = { ...decision.contact, last_name: "Edited", version: 6 };
    expect(reversed({ ...edited, updated_at: now + 9 }, decision.stamp)).toMatchObject({
      contact: { updated_at: now + 9, version: 7 },
      resumes: null,
    });
    expect(reversed(edited, decision.stamp)).toMatchObject({ contact: { updated_at: now } });
    expect(reversed(decision.contact, null)).toMatchObject({ contact: { updated_at: now }, resumes: null });
  });

  it("should not restore an email that another contact has by now", () => {
    const [decision] = decided(ready({ do: "clear", field: "email" }), [one]);
    if (decision?.tag !== "changed") throw new Error("Nothing was changed.");
    const other = { ...one, con_id: 2 };
    expect(reverseBulk(decision, decision.contact, makePeople([decision.contact, other]), null).tag).toBe("impossible");
  });

  it("should refuse a relation that would form a cycle", () => {
    const action = ready({ do: "set", field: "fields.own_related_contacts", value: [2] });
    const around = { people: makePeople([one]), fields: bulkFields, now };
    expect(decideBulk(action, 1, one, { ...around, relatedTo: (id) => (id === 2 ? [1] : []) })).toMatchObject({
      tag: "refused",
      cause: "loop",
    });
    expect(decideBulk(action, 1, one, { ...around, relatedTo: () => [] }).tag).toBe("changed");
  });

  it.each<[string, BulkAction, string]>([
    ["an email that is none", { do: "set", field: "email", value: ["nonsense"] }, "action.value"],
    ["nothing to set", { do: "set", field: "tags", value: [] }, "action.value"],
    ["no value at all", { do: "set", field: "first_name", value: undefined }, "action.value"],
    ["a choice that is not offered", { do: "add", field: "fields.own_list", value: ["pink"] }, "action.value"],
    ["a text for a number", { do: "set", field: "fields.own_int", value: "many" }, "action.value"],
    ["a field that nobody knows", { do: "clear", field: "fields.unknown" }, "action.field"],
    ["adding to a single value", { do: "add", field: "first_name", value: "x" }, "action.do"],
  ])("should be refused for %s, with the name of what is wrong", (_, action, where) => {
    expect(E.mapLeft(messagesOf)(readyAction(action, bulkFields))).toMatchObject({ _tag: "Left", left: { [where]: [expect.any(String)] } });
  });

  it("should be refused for secrets, which differ for every contact", () => {
    expect(readyAction({ do: "set", field: "fields.own_secret", value: "x" }, [bulkField("secret")])).toMatchObject({ _tag: "Left" });
  });

  it("should refuse more tags than a contact may have", () => {
    const full = { ...one, tags: Array.from({ length: 100 }, (_, at) => `t${at}`) };
    expect(decided(ready({ do: "add", field: "tags", value: ["more"] }), [full])).toMatchObject([{ tag: "refused", cause: "too-many" }]);
  });
});
