import { describe, expect, it } from "vitest";
import { plainField } from "../../../core/fields/plain-field.rule.ts";
import { learnersFields, timeFields } from "../../../core/lessons/item-fields.rule.ts";
import { shownProblems } from "../../../core/lessons/item-form.view-model.ts";
import { isBlankHtml } from "../../../core/lessons/item-html.rule.ts";
import { itemProblems, lessonProblems, problemsOfItem } from "../../../core/lessons/item-problems.rule.ts";
import { itemCatalogue, ItemType, itemTypes } from "../../../core/lessons/items/catalogue.rule.ts";

const field = (name: string, type: "string" | "time", more: object = {}) => ({
  ...plainField({ name, label: name, type, section: "", order: 1, is_event: false, editable: true, form_hidden: false, required: false }),
  share_editable: 1 as const,
  ...more,
});
const fields = [
  field("shoe_size", "string"),
  field("internal", "string", { share_editable: 0 }),
  field("locked", "string", { editable: false }),
  field("next_tour", "time"),
];

const complete: Readonly<Record<ItemType, Readonly<Record<string, unknown>>>> = {
  rich_text: { body: "<p>Hello</p>" },
  video: { url: "https://youtu.be/abc" },
  audio: { audio: "/media/1/briefing.mp3" },
  embed: { url: "https://example.com" },
  files: {},
  button: { cta: "Go", url: "https://example.com" },
  challenge: { question: "<p>?</p>", answers: ["a", "b"], correct: [1] },
  blank: { question: "<p>?</p>", answers: ["yellow"] },
  order: { question: "<p>?</p>", answers: ["a", "b"] },
  missing_words: { question: "The {{quay}}" },
  poll: { question: "<p>?</p>", answers: ["a", "b"] },
  assessment: { question: "<p>?</p>", answers: [{ text: "a", points: 1000 }, "b"] },
  stats_tracker: { questions: [{ question: "How many?", name: "steps", answer_type: "number" }] },
  checklist: { answers: ["Helmet on"] },
  open_ended: { question: "<p>?</p>" },
  calendly: { calendly_url: "https://calendly.com/a" },
  cal: { url: "https://cal.com/a", contact_field: "next_tour" },
  typeform: { form_id: "a1" },
  jotform: { form_id: "1" },
  contact_update: { contact_field: "shoe_size" },
  contact_updates: { fields: [{ contact_field: "first_name" }, { contact_field: "shoe_size", required: true }] },
  signwell: { template_id: "t", placeholder_name: "Employee" },
  video_upload: { question: "<p>?</p>" },
  social: { url: "https://example.com" },
  custom: { url: "https://example.com" },
  scorm: { scorm: "/media/1/course.zip" },
};

const types = itemTypes.map(({ type }) => type).filter(ItemType.is);
const empty: Readonly<Record<string, unknown>> = { correct: [], answers: [], questions: [], core_comps: [], fields: [] };
const found = (type: string, values: object, known: typeof fields | null = null) =>
  itemProblems({ type, values: { ...(ItemType.is(type) ? complete[type] : {}), ...values } }, known).map(({ path, code }) => [path, code]);

describe("what prevents an item from being published", () => {
  it.each(types)("should be nothing for a complete %s", (type) => {
    expect(itemProblems({ type, values: complete[type] }, fields)).toEqual([]);
  });

  it.each(types.flatMap((type) => itemCatalogue[type].required.map((name): readonly [ItemType, string] => [type, name])))(
    "should be a missing value for a %s without %s",
    (type, name) => {
      expect(found(type, { [name]: empty[name] ?? "" })).toContainEqual([`values.${name}`, "item_needs_value"]);
    },
  );

  it("should be a missing document or role of a SignWell document [B5.03 B3.29]", () => {
    expect(itemProblems({ type: "signwell", values: {} }).map(({ path }) => path)).toEqual([
      "values.template_id",
      "values.placeholder_name",
    ]);
  });

  it("should be a text that shows nothing [B5.04 B3.04]", () => {
    expect(found("rich_text", { body: "<p> &nbsp;</p>" })).toEqual([["values.body", "item_needs_value"]]);
    expect(found("rich_text", { body: '<p><img src="/media/1/quay.jpg"></p>' })).toEqual([]);
    expect(["", "<p></p>", "<br>"].map(isBlankHtml)).toEqual([true, true, true]);
    expect(["<hr>", "<p>.</p>"].map(isBlankHtml)).toEqual([false, false]);
  });

  it("should be contact fields that learners may not change of themselves [B5.05 B3.25 B3.26]", () => {
    expect(found("contact_update", { contact_field: "internal" }, fields)).toEqual([["values.contact_field", "item_field_not_learners"]]);
    expect(found("contact_update", { contact_field: "gone" }, fields)).toEqual([["values.contact_field", "item_field_not_learners"]]);
    expect(found("contact_updates", { fields: [{ contact_field: "shoe_size" }, { contact_field: "locked" }] }, fields)).toEqual([
      ["values.fields.1.contact_field", "item_field_not_learners"],
    ]);
    expect(learnersFields(fields).map(({ name }) => name)).toEqual(["first_name", "last_name", "shoe_size", "next_tour"]);
    expect(found("contact_update", { contact_field: "internal" }, null)).toEqual([]);
  });

  it("should be a secret field that prefills a form of another website [B3.23 B3.24 B3.27 B3.28 B3.29]", () => {
    const known = [...fields, { ...field("locker_code", "string"), type: "secret" as const }];
    for (const [type, name] of [
      ["typeform", "hidden_fields"],
      ["jotform", "prefilled_fields"],
      ["calendly", "prefill_fields"],
      ["cal", "prefill_fields"],
      ["signwell", "prefilled_fields"],
    ] as const) {
      expect(
        itemProblems({ type, values: { ...complete[type], [name]: { a: "locker_code" } } }, known).map(({ path, code }) => [path, code]),
      ).toEqual([[`values.${name}`, "item_prefill_secret"]]);
      expect(itemProblems({ type, values: { ...complete[type], [name]: { a: "shoe_size" } } }, known)).toEqual([]);
    }
  });

  it("should be a field without a time for a booking [B3.28]", () => {
    expect(timeFields(fields).map(({ name }) => name)).toEqual(["next_tour"]);
    expect(found("cal", { contact_field: "shoe_size" }, fields)).toEqual([["values.contact_field", "item_field_not_time"]]);
    expect(found("cal", { contact_field: null }, fields)).toEqual([]);
  });

  it("should be gaps that are not marked with double braces [B5.06 B3.20]", () => {
    expect(itemProblems({ type: "missing_words", values: { question: "No {{gap" } })).toEqual([
      {
        path: "values.question",
        code: "item_gaps_wrong",
        message: "Every {{ needs its }}, and markers cannot be nested.",
        values: { problem: "Every {{ needs its }}, and markers cannot be nested." },
      },
    ]);
    expect(found("missing_words", { question: "No gap" })).toEqual([["values.question", "item_gaps_wrong"]]);
  });

  it("should be names of statistics that are no short word [B5.07 B3.14]", () => {
    const named = (name: string) => found("stats_tracker", { questions: [{ question: "?", name }] });
    expect(named("steps_2")).toEqual([]);
    expect(named("")).toEqual([["values.questions.0.name", "item_needs_value"]]);
    for (const name of ["Steps", "two words", "2nd", "a".repeat(31)])
      expect(named(name), name).toEqual([["values.questions.0.name", "item_stat_name_wrong"]]);
  });

  it("should be correct answers that do not exist [B3.10]", () => {
    expect(itemProblems({ type: "challenge", values: { ...complete.challenge, correct: [1, 2] } })).toMatchObject([
      { path: "values.correct", message: "Answer 3 is marked as correct but does not exist." },
    ]);
  });

  it("should be blank entries of a list", () => {
    expect(found("poll", { answers: ["a", " "] })).toEqual([["values.answers.1", "item_needs_value"]]);
    expect(found("assessment", { answers: [{ text: "", points: 1 }, "b"] })).toEqual([["values.answers.0.text", "item_needs_value"]]);
    expect(found("video_upload", { core_comps: [{ name: "" }, { name: "Delivery" }] })).toEqual([
      ["values.core_comps.0.name", "item_needs_value"],
    ]);
  });

  it("should be values that are no address", () => {
    expect(found("embed", { url: "example" })).toEqual([["values.url", "item_address_wrong"]]);
    expect(found("button", { url: "javascript:alert(1)" })).toEqual([["values.url", "item_address_wrong"]]);
    expect(found("audio", { audio: "briefing", image: "javascript:alert(1)" })).toEqual([
      ["values.audio", "item_address_wrong"],
      ["values.image", "item_address_wrong"],
    ]);
    expect(found("custom", { url: "//evil.example" })).toEqual([["values.url", "item_address_wrong"]]);
  });

  it("should be a video link of no known provider, unless the video is one of the files [B3.05 A5.22]", () => {
    expect(found("video", { url: "https://example.com/film" })).toEqual([["values.url", "item_video_unknown"]]);
    expect(found("video", { url: "https://example.com/film", gallery_url: "/media/1/film.mp4" })).toEqual([]);
    expect(found("video", { url: "", gallery_url: "/media/1/film.mp4" })).toEqual([]);
    expect(found("video", { url: "" })).toEqual([["values.url", "item_needs_value"]]);
  });

  it("should be a part of a video that ends before it starts, where its player can be controlled [A5.21]", () => {
    const range = { custom_range: true, start: 20, end: 10 };
    expect(found("video", range)).toEqual([["values.end", "item_end_before_start"]]);
    expect(found("video", { ...range, end: 0 })).toEqual([]);
    expect(found("video", { ...range, start: -1, end: 5 })).toEqual([["values.start", "item_start_wrong"]]);
    expect(found("video", { ...range, custom_range: false })).toEqual([]);
    expect(found("video", { ...range, url: "https://www.loom.com/share/abc" })).toEqual([]);
    expect(found("video", { ...range, url: "https://harbor.sharepoint.com/film" })).toEqual([]);
  });

  it("should be recipients without a valid address, while their switch is on", () => {
    const recipients = [{ name: "A", email: "nobody" }, { name: "B" }];
    expect(found("signwell", { recipients, other_recipients: true })).toEqual([
      ["values.recipients.0.email", "item_email_wrong"],
      ["values.recipients.1.email", "item_needs_value"],
    ]);
    expect(found("signwell", { recipients })).toEqual([]);
  });

  it("should be unknown types, unknown keys and values that do not fit", () => {
    expect(itemProblems({ type: "quiz", values: {} })).toMatchObject([{ path: "type", code: "item_unknown_type" }]);
    expect(found("embed", { height: 5 })).toEqual([["values.height", "item_unknown_key"]]);
    expect(found("rich_text", { standnew: true })).toEqual([]);
    expect(found("embed", { url: 5 })).toMatchObject([["values.url", expect.any(String)]]);
    expect(itemProblems({ type: "embed", values: [] })).toHaveLength(1);
    expect(itemProblems({ type: "embed", values: null })).toMatchObject([{ path: "values.url" }]);
  });
});

describe("what prevents a lesson from being published", () => {
  const tracker = (...names: readonly string[]) => ({
    type: "stats_tracker",
    values: { questions: names.map((name) => ({ question: "?", name })) },
  });

  it("should be named by item and value", () => {
    expect(
      lessonProblems([
        { type: "rich_text", values: complete.rich_text },
        { type: "embed", values: {} },
      ]),
    ).toMatchObject([{ path: "items.1.values.url", code: "item_needs_value" }]);
    expect(lessonProblems([])).toMatchObject([{ path: "items", code: "lesson_empty" }]);
  });

  it("should be names of statistics that an earlier question of the lesson has [B5.07]", () => {
    expect(lessonProblems([tracker("steps", "mood"), tracker("mood", "sleep", "sleep")]).map(({ path, code }) => [path, code])).toEqual([
      ["items.1.values.questions.0.name", "item_stat_name_twice"],
      ["items.1.values.questions.2.name", "item_stat_name_twice"],
    ]);
  });

  it("should be found for one item", () => {
    const problems = lessonProblems([{ type: "embed", values: {} }, ...Array.from({ length: 10 }, () => ({ type: "cal", values: {} }))]);
    expect(problemsOfItem(problems, 1)).toMatchObject([{ path: "values.url" }]);
  });
});

describe("the problems that a form shows", () => {
  const item = { uuid: "a", type: "button" as const, name: "", values: { cta: "", url: "nonsense" } };

  it("should be wrong values at once and missing ones after a refused publication", () => {
    expect(shownProblems(item, [item], null, []).map(({ path }) => path)).toEqual(["values.url"]);
    const refused = itemProblems(item);
    expect(shownProblems(item, [item], null, refused).map(({ path }) => path)).toEqual(["values.cta", "values.url"]);
    const mended = { ...item, values: { cta: "Go", url: "https://example.com" } };
    expect(shownProblems(mended, [item], null, refused)).toEqual([]);
  });
});
