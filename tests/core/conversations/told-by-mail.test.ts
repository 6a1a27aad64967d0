import { describe, expect, it } from "vitest";
import { messageLetter } from "../../../core/conversations/conversation-letters.rule.ts";
import { isToldByMail, mostTold, toldOfMessage } from "../../../core/conversations/told-by-mail.rule.ts";

describe("A mail about a conversation", () => {
  it.each([
    [{ told_at: null, seen_at: null }, true],
    [{ told_at: 101, seen_at: null }, false],
    [{ told_at: 100, seen_at: null }, true],
    [{ told_at: null, seen_at: 940 }, false],
    [{ told_at: null, seen_at: 939 }, true],
    [{ told_at: 101, seen_at: 900 }, false],
  ])("should be sent at most once in 15 minutes, and not while the thread is open: %j", (facts, isTold) => {
    expect(isToldByMail({ ...facts, now: 1_000 })).toBe(isTold);
  });

  it("should go to the user of the thread, else of the contact, else to all who may answer", () => {
    const users = Array.from({ length: 40 }, (_, at) => ({ user_id: at + 1, email: `${at + 1}@harbor.example` }));
    const ids = (thread: number | null, contact: number | null) => toldOfMessage(users, { thread, contact }).map(({ user_id }) => user_id);
    expect([ids(3, 4), ids(null, 4), ids(99, 4)]).toEqual([[3], [4], [4]]);
    expect(ids(null, 99)).toHaveLength(mostTold);
    expect(toldOfMessage([], { thread: 1, contact: null })).toEqual([]);
  });

  it("should name the writer and link to the conversation, in both languages", () => {
    expect(messageLetter("en", { contact: "Lena", name: "Olivia" }, "/y")).toMatchObject({
      subject: "New message from Lena",
      action: { url: "/y" },
    });
    expect(messageLetter("es", { contact: "Lena", name: "Olivia" }, "/y")).toMatchObject({
      subject: "Mensaje nuevo de Lena",
      action: { url: "/y" },
    });
  });
});
