import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyChanges } from "../../../core/lessons/apply-changes.rule.ts";
import type { LessonItem } from "../../../core/lessons/item.model.ts";
import { replacedText, undoneChanges } from "../../../core/lessons/replace/replace-text.rule.ts";

const item = (values: LessonItem["values"], type: LessonItem["type"] = "rich_text"): LessonItem => ({
  uuid: "u1",
  type,
  name: "Quay",
  values,
});
const search = { find: "quay", match_case: false, whole_words: false };
const copyOf = (items: readonly LessonItem[]) => ({ name: "", banner_img: null, tags: [], metadata: {}, length: null, items });
const after = (items: readonly LessonItem[], by: string, how: Partial<typeof search> = {}) =>
  applyChanges(copyOf(items), replacedText(items, { ...search, ...how }, by).changes).copy.items;

describe("a text replaced in lessons", () => {
  it("should be replaced in names, texts and answers, and in no tag or address", () => {
    const rich = item({ body: '<p>The <b>quay</b> and Quays</p><a href="https://quay.example">quay</a>' });
    const quiz = item({ question: "<p>Which quay?</p>", answers: ["Quay 1", "Pier"] }, "challenge");
    expect(after([rich, { ...quiz, uuid: "u2" }], "pier")).toEqual([
      { ...rich, name: "pier", values: { body: '<p>The <b>pier</b> and piers</p><a href="https://quay.example">pier</a>' } },
      { ...quiz, uuid: "u2", name: "pier", values: { question: "<p>Which pier?</p>", answers: ["pier 1", "Pier"] } },
    ]);
  });

  it("should look at capitals and whole words where asked to", () => {
    const items = [item({ body: "<p>Quay quay quays</p>" })];
    expect(after(items, "x", { match_case: true })[0]?.values["body"]).toBe("<p>Quay x xs</p>");
    expect(after(items, "x", { whole_words: true })[0]?.values["body"]).toBe("<p>x x quays</p>");
  });

  it("should find what HTML writes as entities, and write it as such", () => {
    const items = [{ ...item({ body: "<p>A &amp; B &lt;c&gt;</p>" }), name: "" }];
    expect(after(items, "1 < 2", { find: "A & B" })[0]?.values["body"]).toBe("<p>1 &lt; 2 &lt;c&gt;</p>");
    expect(after(items, "$&", { find: "b" })[0]?.values["body"]).toBe("<p>A &amp; $&amp; &lt;c&gt;</p>");
  });

  it("should be taken back by the opposite changes", () => {
    const text = fc.stringMatching(/^[ab <>&]{0,12}$/);
    const html = fc
      .array(text)
      .map((parts) =>
        parts.map((part) => `<p>${part.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")}</p>`).join(""),
      );
    fc.assert(
      fc.property(html, fc.array(text), fc.stringMatching(/^[ab&<]{1,3}$/), text, (body, answers, find, by) => {
        const items = [item({ body }), { ...item({ question: body, answers }, "challenge"), uuid: "u2" }];
        const { changes } = replacedText(items, { ...search, find }, by);
        const there = applyChanges(copyOf(items), changes);
        expect(there.clashes).toEqual([]);
        expect(applyChanges(there.copy, undoneChanges(changes)).copy.items).toEqual(items);
      }),
    );
  });
});
