import { describe, expect, it } from "vitest";
import type { LessonItem } from "../../../core/lessons/item.model.ts";
import { learnerItem, notAnswered } from "../../../core/lessons/learner-item.rule.ts";

const item = (type: LessonItem["type"], values: Record<string, unknown>): LessonItem => ({ uuid: "u", type, name: "Name", values });
const seen = (of: LessonItem, standing = notAnswered) => learnerItem(of, standing, "7").values;
const right = { answered: true, correct: true, final: true };
const wrong = { answered: true, correct: false, final: false };
const wrongForGood = { answered: true, correct: false, final: true };

describe("an item as a learner sees it", () => {
  it("should hide a challenge's correct answers until no answer counts any more [B3.10]", () => {
    const challenge = item("challenge", { question: "Q", answers: ["a", "b"], correct: [0, 1], custom_feedback: true, feedback: "F" });
    expect(seen(challenge)).toMatchObject({ question: "Q", answers: ["a", "b"], multiple: true });
    expect(seen(challenge)).not.toHaveProperty("correct");
    expect(seen(challenge)).not.toHaveProperty("feedback");
    expect(seen(challenge, wrong)).toMatchObject({ feedback: "F" });
    expect(seen(challenge, wrong)).not.toHaveProperty("correct");
    expect(seen(challenge, right)).toMatchObject({ correct: [0, 1] });
  });

  it("should show the answer of a blank only after a wrong one, and only if its author allows it [B3.13]", () => {
    const revealing = item("blank", { question: "Q", answers: ["Paris", "paname"], show_correct_answer: true });
    expect(JSON.stringify(seen(revealing))).not.toMatch(/pa(ris|name)/i);
    expect(seen(revealing, wrongForGood)).toMatchObject({ correct_answer: "Paris" });
    expect(JSON.stringify(seen(revealing, wrongForGood))).not.toContain("paname");
    expect(JSON.stringify(seen(item("blank", { answers: ["Paris"] }), wrong))).not.toContain("Paris");
  });

  it("should never show the weights of an assessment [B3.12]", () => {
    const assessment = item("assessment", { answers: [{ text: "a", points: 987654 }, "b"] });
    expect(seen(assessment, right)).toMatchObject({ answers: ["a", "b"] });
    expect(JSON.stringify(seen(assessment, right))).not.toContain("987654");
  });

  it("should shuffle an order item, the same way each time for one learner [B3.15]", () => {
    const order = item("order", { answers: ["a", "b", "c", "d"] });
    const shown = seen(order)["answers"];
    expect(shown).toEqual(expect.arrayContaining(["a", "b", "c", "d"]));
    expect(shown).not.toEqual(["a", "b", "c", "d"]);
    expect(seen(order)).toEqual(seen(order));
    expect(seen(order, right)).toMatchObject({ answers: ["a", "b", "c", "d"] });
  });

  it("should show a gap text with its gaps empty and a bank of words [B3.20]", () => {
    const gaps = item("missing_words", { question: "The {{sun}} is {{hot}}.", include_false_answers: true, false_answers: "cold" });
    const shown = seen(gaps);
    expect(shown).toMatchObject({ parts: ["The ", " is ", "."] });
    expect(shown).not.toHaveProperty("gaps");
    expect(shown).not.toHaveProperty("question");
    expect(new Set(Object(shown["bank"]))).toEqual(new Set(["sun", "hot", "cold"]));
    expect(seen(gaps, right)).toMatchObject({ gaps: ["sun", "hot"] });
  });

  it("should hide reviewers, other signers and their addresses [B3.18 B3.29]", () => {
    expect(seen(item("video_upload", { reviewing_users: [41] }))).not.toHaveProperty("reviewing_users");
    const document = item("signwell", {
      template_id: "t",
      recipients: [{ email: "boss@example.com" }],
      copied_contacts: [{ email: "cc@example.com" }],
      metadata: { deal: "9" },
    });
    expect(JSON.stringify(seen(document))).not.toMatch(/example\.com|deal/);
  });

  it("should have no key that the type does not have", () => {
    expect(seen(item("poll", { answers: ["a"], notes: "staff only" }))).not.toHaveProperty("notes");
    expect(seen(item("challenge", { answers: ["a"], explanation: "staff only" }))).not.toHaveProperty("explanation");
  });

  it("should show no values that do not fit their type", () => {
    expect(seen(item("challenge", { correct: "secret" }))).toEqual({});
  });
});
