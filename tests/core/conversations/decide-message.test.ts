import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { conversationRefusals } from "../../../core/conversations/conversation-refusals.ts";
import { acceptedMessage, decideMessage, type MessageCase, threadName } from "../../../core/conversations/decide-message.rule.ts";
import { mayMessage } from "../../../core/conversations/may-message.rule.ts";
import { answerRefusal, messagesRefusal } from "../../../core/conversations/messages-refusal.rule.ts";
import { refusalOf, writeOf } from "../decision-of.ts";

const key = "0a1b2c3d-0000-4000-8000-000000000001";
const begin = "0a1b2c3d-0000-4000-8000-000000000002";
const thread = { thread_id: 5, con_id: 7, closed: false, assigned_to: 3 };
const of = (change: Partial<MessageCase>): MessageCase => ({
  message: { key, body: "Hello", thread_id: 5, begin: null },
  writer: { con_id: 7, user_id: null },
  refusal: null,
  earlier: null,
  thread,
  ...change,
});
const opening = { key, body: "Hello\nthere", thread_id: null, begin };

describe("A message", () => {
  it("should have a text and exactly one place", () => {
    expect(acceptedMessage({ key, body: "  Hello \n", thread_id: 5 })).toEqual(E.right({ key, body: "Hello", thread_id: 5, begin: null }));
    expect(acceptedMessage({ key, body: "Hello", begin })).toEqual(E.right({ key, body: "Hello", thread_id: null, begin }));
    expect(refusalOf(acceptedMessage({ key, body: " \n ", begin }))).toMatchObject({
      errors: { body: [conversationRefusals.message_empty.message] },
    });
    for (const place of [{}, { thread_id: 5, begin }])
      expect(refusalOf(acceptedMessage({ key, body: "Hello", ...place }))).toMatchObject({ errors: { thread_id: [expect.anything()] } });
  });

  it("should be stored in its thread, or begin one with its first line as the name", () => {
    expect(writeOf(decideMessage(of({})))).toEqual({ thread: 5, name: "Hello", begin: null, assigned_to: 3, body: "Hello", key });
    expect(writeOf(decideMessage(of({ message: opening, thread: null })))).toMatchObject({
      thread: null,
      name: "Hello",
      begin,
      assigned_to: null,
    });
    expect(writeOf(decideMessage(of({ message: opening })))).toMatchObject({ thread: 5 });
  });

  it("should not be stored twice, nor under the key of another contact", () => {
    expect(writeOf(decideMessage(of({ earlier: { con_id: 7 } })))).toBe(null);
    expect(refusalOf(decideMessage(of({ earlier: { con_id: 8 } })))).toMatchObject({ tag: "conflict", code: "message_key_taken" });
    expect(refusalOf(decideMessage(of({ message: opening, thread: { ...thread, con_id: 8 } })))).toMatchObject({ tag: "conflict" });
  });

  it("should not find the thread of another contact, nor one that is not there", () => {
    for (const other of [null, { ...thread, con_id: 8 }])
      expect(refusalOf(decideMessage(of({ thread: other })))).toMatchObject({ tag: "not-found", message: "Conversation not found." });
  });

  it("should open a closed thread: unassigned by the contact, assigned to a user who writes", () => {
    const closed = { ...thread, closed: true };
    expect(writeOf(decideMessage(of({ thread: closed })))).toMatchObject({ assigned_to: null });
    expect(writeOf(decideMessage(of({ thread: closed, writer: { con_id: 7, user_id: 12 } })))).toMatchObject({ assigned_to: 12 });
    expect(writeOf(decideMessage(of({ writer: { con_id: 7, user_id: 12 } })))).toMatchObject({ assigned_to: 3 });
  });

  it("should be refused with the reason before anything else", () => {
    const refusal = conversationRefusals.messages_off({ organisation: "Harbor" });
    expect(refusalOf(decideMessage(of({ refusal, earlier: { con_id: 8 }, thread: null })))).toMatchObject({ tag: "forbidden", ...refusal });
  });

  it.each([
    ["Hello", "Hello"],
    ["  First line \nsecond", "First line"],
    [`${"word ".repeat(30)}`, `${"word ".repeat(11)}word…`],
    ["x".repeat(70), `${"x".repeat(60)}…`],
  ])("should name a thread: %j", (body, name) => {
    expect(threadName(body)).toBe(name);
  });
});

describe("Who has conversations", () => {
  const role = { permissions: ["messages"] };
  const on = { features: ["portal_messaging"], role };

  it("should be learners whose role admits to them, while the organisation has switched them on", () => {
    expect([mayMessage(on), mayMessage({ ...on, features: [] }), mayMessage({ ...on, role: null })]).toEqual([true, false, false]);
    expect(messagesRefusal(on, "Harbor")).toBe(null);
    expect(messagesRefusal({ ...on, features: [] }, "Harbor")).toMatchObject({ code: "messages_off" });
    expect(messagesRefusal({ ...on, role: { permissions: ["files"] } }, "Harbor")).toMatchObject({
      code: "messages_role",
      values: { organisation: "Harbor" },
    });
  });

  it("should be written to only if they can read it", () => {
    const contact = { archived: false, blocked: false };
    expect(answerRefusal(on, contact)).toBe(null);
    expect(answerRefusal({ ...on, features: [] }, contact)).toMatchObject({ code: "answer_off" });
    expect(answerRefusal(on, { archived: true, blocked: true })).toMatchObject({ code: "answer_blocked" });
    expect(answerRefusal(on, { archived: true, blocked: false })).toMatchObject({ code: "answer_archived" });
    expect(answerRefusal({ ...on, role: null }, contact)).toMatchObject({ code: "answer_role" });
  });
});
