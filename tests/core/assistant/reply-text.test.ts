import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deltasOf } from "../../../core/assistant/answer.rule.ts";
import type { AssistantEvent } from "../../../core/assistant/assistant-event.model.ts";
import { emptyChat } from "../../../core/assistant/chat.model.ts";
import { asked, heard } from "../../../core/assistant/chat.rule.ts";
import { blocksOf, inlinesOf, plainText } from "../../../core/assistant/markdown.rule.ts";
import { shownText } from "../../../core/assistant/shown-text.rule.ts";
import { spokenText, wholeReply } from "../../arbitraries/assistant.arb.ts";

describe("a reply of the assistant", () => {
  it("should be the same text however it is split into deltas", () => {
    fc.assert(
      fc.property(fc.array(spokenText, { maxLength: 8 }), (deltas) => {
        const chat = wholeReply("", deltas).reduce((now, event) => heard(now, event, true), asked(emptyChat, "q"));
        expect(chat.messages.at(-1)?.content).toBe(deltas.join(""));
        expect(chat.phase).toBe("completed");
      }),
    );
  });

  it("should put each item's text into a message of its own", () => {
    const events: readonly AssistantEvent[] = [
      { type: "response.output_item.added", item: { id: "thinking" } },
      { type: "response.output_item.added", item: { id: "a" } },
      { type: "response.output_text.delta", item_id: "a", delta: "One" },
      { type: "response.output_item.added", item: { id: "b" } },
      { type: "response.output_text.delta", item_id: "b", delta: "Two" },
      { type: "response.output_text.delta", item_id: "a", delta: "!" },
    ];
    const chat = events.reduce((now, event) => heard(now, event, false), asked(emptyChat, "q"));
    expect(chat.messages.slice(1)).toEqual([
      { role: "bot", content: "One!", itemId: "a" },
      { role: "bot", content: "Two", itemId: "b" },
    ]);
  });

  it("should be streamed in pieces that add up to its text", () => {
    fc.assert(
      fc.property(fc.oneof(spokenText, fc.string({ unit: "binary" }), fc.lorem()), (text) => {
        expect(deltasOf(text).join("")).toBe(text);
        expect(deltasOf(text).every((piece) => piece !== "")).toBe(true);
      }),
    );
  });
});

describe("a reply that is being typed", () => {
  it.each([
    ["See [Tags](/ui/help/tags) now", 4, "See "],
    ["See [Tags](/ui/help/tags) now", 10, "See "],
    ["See [Tags](/ui/help/tags) now", 25, "See [Tags](/ui/help/tags)"],
    ["A **bold** word", 5, "A "],
    ["A `code` word", 3, "A "],
    ["Oh 🦢!", 4, "Oh "],
    ["Oh 🦢!", 5, "Oh 🦢"],
    ["abc", 99, "abc"],
  ])("should show of %j after %i characters %j", (content, shown, expected) => {
    expect(shownText(content, shown)).toBe(expected);
  });

  it("should only ever grow, and end as the whole", () => {
    const piece = fc.oneof(spokenText, fc.constantFrom("[Tags](/ui/help/tags)", "**bold**", "`code`"));
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(" ")),
        (content) => {
          const steps = Array.from({ length: content.length + 1 }, (_, shown) => shownText(content, shown));
          steps.forEach((step, at) => expect(content.startsWith(step) && step.length >= (steps[at - 1]?.length ?? 0)).toBe(true));
          expect(steps.at(-1)).toBe(content);
        },
      ),
    );
  });
});

describe("Markdown", () => {
  it("should be read as headings, paragraphs, lists and code", () => {
    expect(blocksOf("# One\ntext\nmore\n\n- a\n- **b**\n1. c\n```\nx\n\ny\n```\n### Two")).toEqual([
      { tag: "heading", level: 2, inlines: [{ tag: "text", text: "One" }] },
      { tag: "paragraph", inlines: [{ tag: "text", text: "text more" }] },
      { tag: "list", isOrdered: false, items: [[{ tag: "text", text: "a" }], [{ tag: "strong", text: "b" }]] },
      { tag: "list", isOrdered: true, items: [[{ tag: "text", text: "c" }]] },
      { tag: "code", text: "x\n\ny" },
      { tag: "heading", level: 3, inlines: [{ tag: "text", text: "Two" }] },
    ]);
  });

  it.each(["javascript:alert", "data:text/html,x", "//evil.example", "/\\evil.example", "mailto:a@b.c", ""])(
    "should make no link of %j",
    (href) => {
      expect(inlinesOf(`[here](${href})`)).toEqual([{ tag: "text", text: "here" }]);
    },
  );

  it.each(["/ui/help", "https://example.com/a", "http://example.com"])("should make a link of %j", (href) => {
    expect(inlinesOf(`see [here](${href})`)).toEqual([
      { tag: "text", text: "see " },
      { tag: "link", text: "here", href },
    ]);
  });

  it("should keep every word of any text", () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 12 }),
        fc.array(fc.constantFrom(" ", "\n", "\n\n", "\n- ", "\n1. ", "\n## "), { minLength: 12, maxLength: 12 }),
        (words, gaps) => {
          const text = words.map((word, at) => word + (gaps[at] ?? " ")).join("");
          expect(
            plainText(text)
              .split(/\s+/)
              .filter((word) => /[a-z]/.test(word)),
          ).toEqual(words);
        },
      ),
    );
  });
});
