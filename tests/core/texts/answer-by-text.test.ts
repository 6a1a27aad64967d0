import { describe, expect, it } from "vitest";
import { answerNumber, isTooLongForText, textAnswerRefusal } from "../../../core/texts/answer-by-text.rule.ts";

const [first, second] = ["+12125550101", "+12125550102"];
const ways = { email: "none", sms: "provider" } as const;
const contact = { archived: false, blocked: false };
const code = (change: Partial<Parameters<typeof textAnswerRefusal>[0]>): string | null =>
  textAnswerRefusal({ contact, number: first, stopped_at: null, ways, ...change })?.code ?? null;

describe("An answer by text", () => {
  it("should go to the number that the contact wrote from while it is theirs, otherwise to their first", () => {
    expect(answerNumber(second, { mobile: [first, second] })).toBe(second);
    expect(answerNumber(second, { mobile: [first] })).toBe(first);
    expect(answerNumber(null, { mobile: [first, second] })).toBe(first);
    expect(answerNumber(second, { mobile: [] })).toBe(null);
  });

  it("should be refused for one reason at a time, the contact's state first", () => {
    expect(code({})).toBe(null);
    expect(code({ stopped_at: 1 })).toBe("texts_stopped");
    expect(code({ number: null })).toBe("text_no_number");
    expect(code({ stopped_at: 1, ways: { ...ways, sms: "none" } })).toBe("texts_not_set_up");
    expect(code({ stopped_at: 1, contact: { archived: true, blocked: false } })).toBe("answer_archived");
    expect(code({ contact: { archived: true, blocked: true } })).toBe("answer_blocked");
  });

  it("should have at most 1,600 characters without the blanks around it", () => {
    expect(isTooLongForText(` ${"x".repeat(1_600)} `)).toBe(false);
    expect(isTooLongForText("x".repeat(1_601))).toBe(true);
  });
});
