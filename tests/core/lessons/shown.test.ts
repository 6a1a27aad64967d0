import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isAnswerableHere } from "../../../core/lessons/answerable-here.rule.ts";
import { chosenIn, toggled } from "../../../core/lessons/chosen.rule.ts";
import { arrangedAs, movedTo, placedWords } from "../../../core/lessons/shown/arranged.rule.ts";
import { contactAnswer, contactQuestions, enteredIn } from "../../../core/lessons/shown/contact-questions.rule.ts";
import { providerCard } from "../../../core/lessons/shown/provider-card.rule.ts";
import { numberIn, recordedIn } from "../../../core/lessons/shown/pulse-shown.model.ts";
import { shareAddresses } from "../../../core/lessons/shown/share-addresses.rule.ts";
import { verdictOf } from "../../../core/lessons/verdict.rule.ts";

describe("a choice", () => {
  it("should be read from an answer, and from anything else as none", () => {
    expect(chosenIn([2, 0])).toEqual([2, 0]);
    for (const other of [null, "1", { 0: 1 }, ["a"]]) expect(chosenIn(other)).toEqual([]);
  });

  it("should gain and lose an option in order", () => {
    expect(toggled([2], 0)).toEqual([0, 2]);
    expect(toggled([0, 2], 2)).toEqual([0]);
  });
});

describe("answers in an order", () => {
  const texts = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 8 });

  it("should keep every answer as often as it is there when one is moved", () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: -2, max: 9 }), fc.integer({ min: -2, max: 9 }), (answers, from, to) => {
        const moved = movedTo(answers, from, to);
        expect(moved.toSorted()).toEqual(answers.toSorted());
        if (from in answers && to in answers) expect(moved[to]).toBe(answers[from]);
        else expect(moved).toEqual(answers);
      }),
    );
  });

  it("should be those that were given, the rest behind, or as they are when others were given", () => {
    expect(arrangedAs(["a", "b", "a"], ["a", "a", "b"])).toEqual(["a", "a", "b"]);
    expect(arrangedAs(["a", "b", "c"], ["c"])).toEqual(["c", "a", "b"]);
    expect(arrangedAs(["a", "b"], ["a", "a"])).toEqual(["a", "b"]);
  });

  it("should place each word of the bank once", () => {
    expect(placedWords(["x", "x", "y"], 3, ["x", "x", "x"])).toEqual([0, 1, null]);
    expect(placedWords(["x"], 2, [])).toEqual([null, null]);
  });
});

describe("the card of what another host serves", () => {
  it.each([
    ["embed", { url: "https://www.harbor.example/a?b" }, "harbor.example", "https://www.harbor.example/a?b"],
    ["custom", { url: "https://apps.harbor.example/" }, "apps.harbor.example", "https://apps.harbor.example/"],
    ["typeform", { form_id: "a/../b" }, "Typeform", "https://form.typeform.com/to/a%2F..%2Fb"],
    ["typeform", { form_id: "https://harbor.typeform.com/to/x" }, "Typeform", "https://harbor.typeform.com/to/x"],
    ["jotform", { form_id: " 24 " }, "Jotform", "https://form.jotform.com/24"],
    ["calendly", { calendly_url: "https://calendly.com/h" }, "Calendly", "https://calendly.com/h"],
    ["cal", { url: "https://cal.com/h" }, "Cal.com", "https://cal.com/h"],
    ["signwell", { template_id: "1" }, "SignWell", null],
  ] as const)("should name the provider and the address: %s %j", (type, values, provider, address) => {
    expect(providerCard(type, values)).toMatchObject({ provider, address });
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "//evil.example", "", "https://a:b@evil.example"])(
    "should have no address to open that is not one of the web: %s",
    (url) => {
      for (const type of ["embed", "custom", "cal"] as const) expect(providerCard(type, { url }).address).toBe(null);
      expect(providerCard("calendly", { calendly_url: url }).address).toBe(null);
    },
  );

  it("should be without an address for values of another shape", () => {
    for (const values of [null, 1, { url: 1 }]) expect(providerCard("embed", values).address).toBe(null);
  });
});

describe("the fields that a learner is asked for", () => {
  const many = {
    fields: [
      { contact_field: "a", required: true, skip_already_set: true },
      { contact_field: null },
      { contact_field: "b", hide_value: true },
      { contact_field: "a" },
    ],
  };

  it("should be each once, without those that are not chosen yet [B3.25] [B3.26]", () => {
    expect(contactQuestions("contact_update", { contact_field: "a", hide_value: true })).toEqual([
      { field: "a", isHidden: true, isRequired: true, isSkippedWhenSet: false },
    ]);
    expect(contactQuestions("contact_update", {})).toEqual([]);
    expect(contactQuestions("contact_updates", many)).toEqual([
      { field: "a", isHidden: false, isRequired: true, isSkippedWhenSet: true },
      { field: "b", isHidden: true, isRequired: false, isSkippedWhenSet: false },
    ]);
  });

  it("should give an answer once the required ones are filled, with those that are", () => {
    const questions = contactQuestions("contact_updates", many);
    expect(contactAnswer(questions, { b: "2" })).toBe(null);
    expect(contactAnswer(questions, { a: "1", b: " ", other: "x" })).toEqual({ values: { a: "1" } });
    expect(contactAnswer([], {})).toBe(null);
    expect(enteredIn({ values: { a: "1", n: 2 } })).toEqual({ a: "1", n: 2 });
    expect(enteredIn("x")).toEqual({});
  });
});

describe("what a learner is told of an answer", () => {
  it.each([
    [null, false, null],
    [null, true, "waiting"],
    [{ correct: true, completed: true }, false, "right"],
    [{ correct: false, completed: true }, false, "wrong"],
    [{ correct: null, completed: true }, false, "saved"],
    [{ correct: null, completed: false }, false, "partial"],
    [{ correct: true, completed: true }, true, "waiting"],
  ] as const)("should follow from its score: %j, waiting %s", (score, isWaiting, verdict) => {
    expect(verdictOf(score, isWaiting)).toBe(verdict);
  });
});

it("should read recorded numbers alone from an answer", () => {
  expect(recordedIn({ a: 1, b: "2", c: null })).toEqual({ a: 1 });
  expect(recordedIn([1])).toEqual({});
});

it("should read a typed number with a comma or a point", () => {
  expect(["12.5", " 12,5 ", "-3", "0"].map(numberIn)).toEqual([12.5, 12.5, -3, 0]);
  for (const typed of ["", " ", "1,234.5", "twelve", "Infinity"]) expect(numberIn(typed)).toBe(null);
});

it("should escape link and post in the addresses of networks", () => {
  for (const { address } of shareAddresses("https://h.example/?a=1&b=2#c", "A & B"))
    expect([...new URL(address).searchParams.values()]).toContain("https://h.example/?a=1&b=2#c");
});

it("should hold nobody up at an item that is not written or that no page can complete", () => {
  const item = (type: "scorm" | "challenge" | "video" | "open_ended", values: Record<string, unknown>) => ({
    uuid: "1",
    type,
    name: "",
    values,
  });
  expect(isAnswerableHere(item("scorm", { scorm: "x" }))).toBe(false);
  expect(isAnswerableHere(item("challenge", { question: "a" }))).toBe(false);
  expect(isAnswerableHere(item("open_ended", { question: "a" }))).toBe(true);
  expect(isAnswerableHere(item("video", { gallery_url: "/a.mp4" }))).toBe(true);
  expect(isAnswerableHere(item("video", { url: "https://youtu.be/dQw4w9WgXcQ" }))).toBe(false);
});
