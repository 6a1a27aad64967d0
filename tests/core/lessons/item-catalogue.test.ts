import { describe, expect, it } from "vitest";
import { itemCatalogue, itemTypeOf, itemTypes } from "../../../core/lessons/items/catalogue.rule.ts";
import { missingValues, readItem } from "../../../core/lessons/read-item.rule.ts";
import { applied } from "../apply-rule.ts";

const defaults = (type: string) => applied("item-defaults", { type });
const item = (type: keyof typeof itemCatalogue, values: Record<string, unknown>) => ({ uuid: "u", type, name: "", values });

describe("item catalogue", () => {
  it("should have 26 types, each under its own name and in one of the six groups [B3.30]", () => {
    expect(itemTypes).toHaveLength(26);
    expect(itemTypes.map(({ type }) => type)).toEqual(Object.keys(itemCatalogue));
    expect(new Set(itemTypes.map(({ group }) => group))).toEqual(
      new Set(["presentation", "quizzing", "pulsing", "scheduling", "dataCollection", "other"]),
    );
    expect(itemTypeOf("constructor")).toBeUndefined();
  });

  it.each(itemTypes.map((type) => [type.type, type]))(
    "should give the editor of %s a field for each value, and require only values that exist",
    (_, { defaults: values, fields, required }) => {
      expect(Object.keys(fields)).toEqual(Object.keys(values));
      expect(Object.keys(values)).toEqual(expect.arrayContaining([...required]));
    },
  );

  it("should start presentations with these values [A3.14 B3.04 B3.05 B3.06 B3.07 B3.08 B3.09]", () => {
    expect(defaults("rich_text")).toEqual({ body: "", standalone: false });
    expect(defaults("video")).toEqual({
      url: "",
      gallery_url: "",
      captions: [],
      standalone: true,
      required: false,
      custom_range: false,
      start: 0,
      end: 0,
      aspect_ratio: "",
      summary: null,
    });
    expect(
      itemCatalogue.video.values.is({
        ...Object(defaults("video")),
        summary: { provider_name: "vimeo", thumbnail_url: "https://i.vimeo.example/1.jpg" },
      }),
    ).toBe(true);
    expect(defaults("audio")).toEqual({ audio: "", image: "", text: "", required: false });
    expect(defaults("embed")).toEqual({ url: "" });
    expect(defaults("files")).toEqual({ text: "", files: [] });
    expect(defaults("button")).toEqual({ cta: "", url: "", text: "" });
  });

  it("should start questions with these points and switches [B3.10 B3.11 B3.12 B3.13 B3.14 B3.15 B3.16 B3.17 B3.20 B9.05]", () => {
    expect(defaults("challenge")).toMatchObject({
      answers: [],
      correct: [],
      single_submission: false,
      include_points: true,
      max: 1200,
      wrong_answer: 150,
      speed_bonus: false,
      custom_feedback: false,
      feedback: "",
    });
    expect(defaults("poll")).toMatchObject({ participation_points: 1200, hide_results: false });
    expect(defaults("assessment")).toMatchObject({ answers: [{ points: 1000 }, { points: 500 }, { points: 100 }], hide_results: false });
    expect(defaults("blank")).toMatchObject({ points: 1200, wrong_answer: 0, show_correct_answer: false });
    expect(defaults("stats_tracker")).toEqual({ questions: [], answer_points: 100, multiplier: 1 });
    expect(defaults("order")).toMatchObject({ max: 1200, wrong: 150 });
    expect(defaults("checklist")).toMatchObject({ can_advance: false, each_points: 100, answer_points: 500, participation_points: 100 });
    expect(defaults("open_ended")).toMatchObject({ share_answers: false, answer_points: 1200 });
    expect(defaults("missing_words")).toMatchObject({ include_false_answers: false, false_answers: "", max: 1200, wrong: 150 });
  });

  it("should start everything else with these values [B3.18 B3.19 B3.21 B3.22 B3.23 B3.24 B3.25 B3.26 B3.27 B3.28]", () => {
    expect(defaults("video_upload")).toMatchObject({
      core_comps: [{ points: 400 }, { points: 400 }, { points: 400 }],
      reviewing_users: [],
    });
    expect(defaults("social")).toEqual({ url: "", tweet: "", share_points: 1200, click_points: 10 });
    expect(defaults("custom")).toEqual({ url: "", can_advance: false });
    expect(defaults("scorm")).toEqual({ title: "", scorm: "", must_pass: false });
    expect(defaults("typeform")).toEqual({ form_id: "", toggle_text: "", success_text: "", can_advance: false, hidden_fields: {} });
    expect(defaults("jotform")).toEqual({ form_id: "", prefilled_fields: {} });
    expect(defaults("contact_update")).toEqual({ question: "", contact_field: null, hide_value: false, skip_already_set: false });
    expect(defaults("contact_updates")).toEqual({ fields: [] });
    expect(defaults("calendly")).toEqual({ calendly_url: "", toggle_text: "", success_text: "", skip_text: "", prefill_fields: {} });
    expect(defaults("cal")).toEqual({ url: "", prefill_fields: {}, contact_field: null });
  });

  it("should start a document to sign with these values [B3.29]", () => {
    expect(defaults("signwell")).toEqual({
      template_id: "",
      placeholder_name: "",
      button_text: "",
      success_text: "",
      prefilled_fields: {},
      test_mode: false,
      open_popup: false,
      can_advance: false,
      other_recipients: false,
      recipients: [],
      include_cc_contacts: false,
      copied_contacts: [],
      include_metadata: false,
      metadata: {},
    });
  });

  it("should refuse a type that does not exist", () => {
    expect(defaults("quiz")).toMatchObject({ problems: [{ path: "type" }] });
  });
});

describe("reading an item", () => {
  it("should fill in defaults and read the old spelling of standalone [B3.04]", () => {
    expect(readItem(item("rich_text", { body: "Hi", standnew: true }))).toMatchObject({
      right: { values: { body: "Hi", standalone: true } },
    });
    expect(readItem(item("rich_text", { standnew: true, standalone: false }))).toMatchObject({ right: { values: { standalone: false } } });
    expect(readItem(item("rich_text", { standnew: true }))).not.toHaveProperty("right.values.standnew");
  });

  it("should name the value that does not fit", () => {
    expect(readItem(item("challenge", { max: "much" }))).toMatchObject({
      left: { "values.max": [expect.stringContaining("expected a number")] },
    });
    expect(readItem(item("video", { aspect_ratio: "16-9" }))).toMatchObject({ left: { "values.aspect_ratio": [expect.any(String)] } });
  });

  it("should require the body of a text, and template and placeholder of a document to sign [B5.03 B5.04]", () => {
    expect(missingValues(item("rich_text", { body: "  " }))).toEqual(["body"]);
    expect(missingValues(item("rich_text", { body: "<p>Hi</p>" }))).toEqual([]);
    expect(missingValues(item("signwell", {}))).toEqual(["template_id", "placeholder_name"]);
    expect(missingValues(item("signwell", { template_id: "t", placeholder_name: "Signer" }))).toEqual([]);
  });
});
