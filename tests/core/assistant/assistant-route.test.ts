import { describe, expect, it } from "vitest";
import { triggerWords } from "../../../core/assistant/assistant-route.rule.ts";
import { applied } from "../apply-rule.ts";

const route = (text: string) => applied("assistant-route", { text });

describe("assistant route", () => {
  it.each(["cy", "chatbot", "ai", "what", "who", "how", "ask", "tell", "explain", "find", "show", "list", "search", "help"])(
    "should send a text that starts with %s to the assistant [A2.48]",
    (word) => {
      expect(route(word)).toBe(true);
      expect(route(`${word} about Anna`)).toBe(true);
    },
  );

  it.each(["why", "when", "where", "which", "can", "could", "should", "do", "does", "is", "are", "summarize", "write", "please"])(
    "should accept %s too",
    (word) => {
      expect(route(`${word} Anna`)).toBe(true);
    },
  );

  it.each(["  What is this", "CY, hello", "help!", "ai: x", "who?", "how?!", "tell\tme"])(
    "should recognise the first word of %j, whatever case, space and punctuation [A2.48]",
    (text) => {
      expect(route(text)).toBe(true);
    },
  );

  it.each(["", "  ", "airline", "Anna what", "what's up", "cyprus", "help.", "?what", "Anna?"])(
    "should leave %j to the record search [A2.48]",
    (text) => {
      expect(route(text)).toBe(false);
    },
  );

  it("should have 28 distinct trigger words", () => {
    expect(new Set(triggerWords).size).toBe(28);
    expect(triggerWords).toHaveLength(28);
  });
});
