import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { helpLetter } from "../../../core/texts/help-letter.rule.ts";
import { mayText } from "../../../core/texts/may-text.rule.ts";
import { receivedText } from "../../../core/texts/received-text.rule.ts";
import { textWord } from "../../../core/texts/text-word.rule.ts";

const lena = { blocked: false };
const words = {
  stop: ["STOP", "STOPALL", "UNSUBSCRIBE", "CANCEL", "END", "QUIT"],
  start: ["START", "YES", "UNSTOP"],
  help: ["HELP"],
} as const;

describe("The word of a text", () => {
  it.each(Object.entries(words))(
    "should be %s for its words as a whole text, whatever their case, blanks and punctuation [G106]",
    (word, texts) => {
      const mark = fc.constantFrom("", " ", ".", "!", "\n", " \t", "“", "…");
      fc.assert(
        fc.property(fc.constantFrom(...texts), fc.boolean(), mark, mark, mark, (text, isLower, before, within, behind) => {
          const shown = `${before}${text.slice(0, 1)}${within}${text.slice(1)}${behind}`;
          expect(textWord(isLower ? shown.toLowerCase() : shown)).toBe(word);
        }),
      );
    },
  );

  it.each(["Please stop", "STOP it", "Yes, at nine", "helpful", "", "?!", "STOP1", `STOP${" ".repeat(9)}that ${"!".repeat(60)}`])(
    "should be none where the text says more or nothing: %j",
    (text) => {
      expect(textWord(text)).toBe(null);
    },
  );
});

describe("A received text", () => {
  it("should stop texts from any number, also a blocked or unknown one [G110]", () => {
    for (const sender of [lena, { blocked: true }, null])
      for (const isStopped of [true, false]) expect(receivedText({ body: "Stop.", sender, isStopped })).toBe("stop");
  });

  it("should start texts again only where they were stopped, as YES may answer a question", () => {
    expect(receivedText({ body: "yes", sender: lena, isStopped: true })).toBe("start");
    expect(receivedText({ body: "start", sender: null, isStopped: true })).toBe("start");
    expect(receivedText({ body: "yes", sender: lena, isStopped: false })).toBe("message");
    expect(receivedText({ body: "start", sender: null, isStopped: false })).toBe("unknown");
  });

  it("should be answered, reach the conversation, or be dropped", () => {
    expect(receivedText({ body: "Help!", sender: lena, isStopped: true })).toBe("help");
    expect(receivedText({ body: "When does it start?", sender: lena, isStopped: true })).toBe("message");
    expect(receivedText({ body: "When does it start?", sender: { blocked: true }, isStopped: false })).toBe("ignored");
    expect(receivedText({ body: "HELP", sender: { blocked: true }, isStopped: false })).toBe("ignored");
    expect(receivedText({ body: " \n ", sender: lena, isStopped: false })).toBe("ignored");
    expect(receivedText({ body: "When does it start?", sender: null, isStopped: false })).toBe("unknown");
  });
});

describe("A text to a number", () => {
  it("should not be sent once the number stopped texts, but for the answer to its own text", () => {
    expect(mayText({ stopped_at: null, isAnswer: false })).toBe(true);
    expect(mayText({ stopped_at: 1, isAnswer: false })).toBe(false);
    expect(mayText({ stopped_at: 1, isAnswer: true })).toBe(true);
  });

  it("should explain STOP and START when HELP was asked for, in both languages", () => {
    for (const language of ["en", "es", null] as const)
      expect(helpLetter(language, "Harbor School").paragraphs.join()).toMatch(/^Harbor School: .*STOP.*START/);
  });
});
